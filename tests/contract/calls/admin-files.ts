import { setTimeout as sleep } from 'node:timers/promises'
import { type Driver, type Make } from './driver'
import { type MedusaAdmin } from '~/commerce/medusa-v1/admin-types'

/** One job that is cancelled and one that is confirmed. A null in the query is sent as the text `null`. */
export async function makeBatchJobCalls({ admin }: Driver): Promise<void> {
  const job = { type: 'product-export', context: { filterable_fields: { handle: 'no-such-handle' } }, dry_run: true }
  const { id } = await admin('POST /admin/batch-jobs', 'batch_job', ({ batchJobs }) => batchJobs.create(job))
  // the types do not know that Medusa takes null, for what has no such date
  const newest: object = { limit: 1, canceled_at: null, type: ['product-export'] }
  await admin('GET /admin/batch-jobs', 'batch_jobs', ({ batchJobs }) => batchJobs.list(newest))
  await untilPreProcessed(admin, id)
  await admin('POST /admin/batch-jobs/:id/confirm', 'batch_job', ({ batchJobs }) => batchJobs.confirm(id))
  const other = await admin('POST /admin/batch-jobs', 'batch_job', ({ batchJobs }) => batchJobs.create(job))
  await admin('POST /admin/batch-jobs/:id/cancel', 'batch_job', ({ batchJobs }) => batchJobs.cancel(other.id))
}

/** @throws Error where the backend has not looked at the job within a minute */
async function untilPreProcessed(admin: Make<MedusaAdmin>, id: string): Promise<void> {
  const endsAt = Date.now() + 60_000
  while (Date.now() < endsAt) {
    const { status } = await admin('GET /admin/batch-jobs/:id', 'batch_job', ({ batchJobs }) => batchJobs.retrieve(id))
    if (status === 'pre_processed') return
    await sleep(300)
  }
  throw new Error('the batch job was not pre-processed')
}

/** Files go as the multipart field `files`, one and several. */
export async function makeUploadCalls({ admin }: Driver): Promise<void> {
  const one = new File(['one'], 'one.txt', { type: 'text/plain' })
  const two = new File(['two'], 'two.txt', { type: 'text/plain' })
  const uploads = await admin('POST /admin/uploads', 'uploads', (medusa) => medusa.uploads.create(one))
  await admin('POST /admin/uploads', 'uploads', (medusa) => medusa.uploads.create([one, two]))
  await admin('POST /admin/uploads/protected', 'uploads', (medusa) => medusa.uploads.createProtected(two))
  const file = { file_key: new URL(uploads[0]?.url ?? '').pathname.replace(/^\/uploads\//, '') }
  await admin('POST /admin/uploads/download-url', 'download_url', (medusa) =>
    medusa.uploads.getPresignedDownloadUrl(file),
  )
  await admin('DELETE /admin/uploads', 'deleted', (medusa) => medusa.uploads.delete(file))
}
