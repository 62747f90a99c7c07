import { type LoaderFunctionArgs } from '@remix-run/node'
import { type RequestContext } from '~/context.server'
import { readOwnData } from '~/features/account/own-data/own-data.server'
import { answerFile } from '~/answer.server'
import { takeCookies } from '~/http/server/take-cookies.server'
import { paths } from '~/paths'

/** All that the shop keeps of the signed-in customer, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const offeredOn = ({ locale }: RequestContext) => paths.accountData(locale.code)
  return answerFile(args, offeredOn, async (ctx) => {
    const text = `${JSON.stringify(await readOwnData(ctx), null, 2)}\n`
    const headers = takeCookies(ctx)
    headers.set('Content-Type', 'application/json; charset=utf-8')
    headers.set('Content-Disposition', 'attachment; filename="my-data.json"')
    headers.set('Cache-Control', 'no-store')
    return new Response(text, { headers })
  })
}
