import { expect, test } from 'vitest'
import { openHashQueue } from './hash-queue.ts'
import { openPasswords } from './passwords.ts'

const gate = () => {
  let open = () => {}
  const whenOpen = new Promise<void>((go) => {
    open = go
  })
  return { open, whenOpen }
}

test('two hashes run at once, a bounded number waits, and who comes after is told to come again', async () => {
  const queue = openHashQueue({ atOnce: 2, waitingMax: 3 })
  const door = gate()
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await door.whenOpen
    running--
  }
  const taken = Array.from({ length: 5 }, () => queue.run(work))
  await expect(queue.run(work)).rejects.toMatchObject({ status: 503, value: { retryAfter: 1 } })
  door.open()
  await Promise.all(taken)
  expect(most).toBe(2)
  await queue.run(work)
  expect(running).toBe(0)
})

test('a hash that fails makes room like any other', async () => {
  const queue = openHashQueue({ atOnce: 1, waitingMax: 1 })
  const fail = () => Promise.reject(new Error('broken'))
  for (let i = 0; i < 3; i++) await expect(queue.run(fail)).rejects.toThrow('broken')
  expect(await queue.run(async () => 'fine')).toBe('fine')
})

test('[IM-60] a password is right under its own pepper alone, and no hash comes twice', async () => {
  const [ours, theirs] = [openPasswords(Buffer.alloc(32, 1)), openPasswords(Buffer.alloc(32, 2))]
  const [hash, again] = [await ours.hash('Mango2026'), await ours.hash('Mango2026')]
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(again).not.toBe(hash)
  expect(await ours.isRight(hash, 'Mango2026')).toBe(true)
  expect(await ours.isRight(hash, 'mango2026')).toBe(false)
  expect(await theirs.isRight(hash, 'Mango2026')).toBe(false)
  expect(await ours.isRight(null, 'Mango2026')).toBe(false)
})

test('a name that nobody has costs the same work', async () => {
  let hashes = 0
  const passwords = openPasswords(Buffer.alloc(32), {
    queue: {
      run: (work) => {
        hashes++
        return work()
      },
    },
  })
  const stored = await passwords.hash('Mango2026')
  hashes = 0
  await passwords.isRight(stored, 'Wrong2026')
  const known = hashes
  await passwords.isRight(null, 'Wrong2026')
  expect([known, hashes - known]).toEqual([1, 1])
})
