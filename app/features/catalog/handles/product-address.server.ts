import { SnapshotPending } from '~/commerce/snapshot.server'
import { type RequestContext } from '~/context.server'
import { requireRegion } from '~/features/region/require-region.server'
import { listProductEntries } from '../catalogue-index/catalogue-index.server'
import { requireProduct } from '../products.server'
import { type Addressed, findByHandle } from '../translation.server'

/**
 * The published product that `handle` leads to, see `findByHandle`; null where none is known.
 * @throws SnapshotPending where the index is not there yet, and the handle is not the backend's own
 */
export async function findProductAddress(ctx: RequestContext, handle: string): Promise<Addressed | null> {
  try {
    return findByHandle<Addressed>(await listProductEntries(ctx), handle, ctx.locale.language)
  } catch (error) {
    if (!(error instanceof SnapshotPending)) throw error
    const product = requireProduct(ctx, await requireRegion(ctx), handle)
    return product.catch(() => Promise.reject(error))
  }
}
