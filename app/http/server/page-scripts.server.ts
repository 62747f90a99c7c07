import { type EntryContext } from '@remix-run/node'
import { remixNames } from '../remix-window'
import { type OwnData } from './own-data.server'
import { toPageData } from './page-data.server'
import { toLiteral } from './to-literal.server'

export interface PageScripts {
  codes: string[]
  /** What of the data stands beside them in the page. */
  own: OwnData
}

/**
 * What brings a page to life, as the code of its inline scripts: its data, and what loads its modules.
 *
 * Instead of Remix's `<Scripts>`, whose modules are loaded beside the page's pictures. These come after its `load`
 * event, all at once; a page whose modules do not come stays as the server sent it.
 * @param given see `toPageData`
 */
export async function toPageScripts(
  context: EntryContext,
  given: Parameters<typeof toPageData>[1],
): Promise<PageScripts> {
  const { manifest, staticHandlerContext, serverHandoffString } = context
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const preloads = [...manifest.entry.imports, ...routes.flatMap(({ imports = [], module }) => [...imports, module])]
  // a build has written Remix's flags into the libraries, where nothing asks for them any more
  const rest = given.isSettled
    ? toLiteral({ basename: staticHandlerContext.basename, future: {} })
    : serverHandoffString
  const { code, own, wordFile } = await toPageData(context, given)
  const words = wordFile === undefined ? [] : [wordFile]
  const codes = [
    `window.${remixNames.context}={...${rest},${code}};`,
    toStarter({
      preloads: [...new Set([manifest.url, manifest.entry.module, ...words, ...preloads])],
      first: [...getRefreshRuntime(manifest), manifest.url],
      routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
      words,
      entry: manifest.entry.module,
    }),
  ]
  return { codes, own }
}

interface Modules {
  /** Addresses of all modules, those that others import too: known ahead, none costs a round trip of its own. */
  preloads: string[]
  /** What has to have run before the routes' modules do. */
  first: string[]
  /** By the route's id. */
  routes: Record<string, string>
  /** The module with the root's messages, where the page has none. */
  words: string[]
  entry: string
}

function toStarter({ preloads, first, routes, words, entry }: Modules): string {
  const messages = `window.${remixNames.context}.state.loaderData.root.messages`
  return `addEventListener("load",()=>setTimeout(async()=>{try{
for(const href of ${toLiteral(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
for(const url of ${toLiteral(first)})await import(url);
const load=async([id,url])=>[id,await import(url)];
window.${remixNames.routeModules}=Object.fromEntries(await Promise.all(Object.entries(${toLiteral(routes)}).map(load)));
${words.map((url) => `${messages}=(await import(${toLiteral(url)})).default;\n`).join('')}await import(${toLiteral(entry)});
}catch(e){console.warn(e)}}))`
}

// the types of Remix do not know it: there is one with Vite's development server only
function getRefreshRuntime(manifest: object): string[] {
  const { hmr } = manifest as { hmr?: { runtime?: string } }
  return hmr?.runtime ? [hmr.runtime] : []
}
