import { type LoaderFunctionArgs } from '@remix-run/node'
import { readOwnData } from '~/features/account/own-data/own-data.server'
import { answerBare } from '~/answer.server'
import { takeCookies } from '~/http/server/take-cookies.server'

/** All that the shop keeps of the signed-in customer, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  return answerBare(args, async (ctx) => {
    const text = `${JSON.stringify(await readOwnData(ctx), null, 2)}\n`
    const headers = takeCookies(ctx)
    headers.set('Content-Type', 'application/json; charset=utf-8')
    headers.set('Content-Disposition', 'attachment; filename="my-data.json"')
    headers.set('Cache-Control', 'no-store')
    return new Response(text, { headers })
  })
}
