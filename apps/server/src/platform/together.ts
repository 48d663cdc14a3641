/** Questions of one turn asked as one: who asks alone waits for nobody, and many cost one round trip. */
interface Waiting<K, V> {
  readonly key: K
  readonly done: (value: V) => void
  readonly failed: (error: unknown) => void
}

/** `askMany` answers for each key, in their order. */
export function openTogether<K, V>(
  askMany: (keys: readonly K[]) => Promise<readonly V[]>,
): (key: K) => Promise<V> {
  let waiting: Waiting<K, V>[] = []
  const begin = async () => {
    const taken = waiting
    waiting = []
    try {
      const told = await askMany(taken.map(({ key }) => key))
      for (const [at, { done }] of taken.entries()) done(told[at] as V)
    } catch (error) {
      for (const { failed } of taken) failed(error)
    }
  }
  return (key) =>
    new Promise((done, failed) => {
      waiting.push({ key, done, failed })
      if (waiting.length === 1) setImmediate(() => void begin())
    })
}
