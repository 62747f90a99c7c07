import { type Fault, toFault } from '../fault'

const attempts = 3

/** Does a task again, up to three times in all, where its failure is one that may not come again. */
export async function retryWhere<Result>(
  mayPass: (fault: Fault) => boolean,
  task: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task()
    } catch (error) {
      if (!mayPass(toFault(error)) || attempt === attempts) throw error
    }
  }
}
