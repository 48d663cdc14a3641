/** As many hashing threads as are asked at once: whoever asks bounds them. */
import type { Argon2 } from './argon2.ts'
import { openHashThread } from './thread.ts'

export function openThreads(openThread: () => Argon2 = openHashThread): Argon2 {
  const idle: Argon2[] = []
  const use = async <T>(work: (thread: Argon2) => Promise<T>): Promise<T> => {
    const thread = idle.pop() ?? openThread()
    try {
      return await work(thread)
    } finally {
      idle.push(thread)
    }
  }
  return {
    hash: (password, cost) => use((thread) => thread.hash(password, cost)),
    verify: (stored, password) => use((thread) => thread.verify(stored, password)),
  }
}
