import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openPasswords } from './passwords.ts'
import { openHashQueue } from './queue.ts'
import { openHashThread } from './thread.ts'
import { openThreads } from './threads.ts'

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

test('a thread that falls is told to who waits, and the next hash begins another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hashing-'))
  const file = join(folder, 'thread.mjs')
  writeFileSync(
    file,
    `import { parentPort as port } from 'node:worker_threads'
     port.on('message', ({ password }) => {
       if (password === 'fall') process.exit(1)
       port.postMessage(password === 'fail' ? { failed: 'no such hash' } : { hash: password + '!' })
     })`,
  )
  const thread = openHashThread(pathToFileURL(file))
  const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
  expect(await thread.hash('one', cost)).toBe('one!')
  await expect(thread.hash('fail', cost)).rejects.toThrow('no such hash')
  await expect(thread.hash('fall', cost)).rejects.toThrow('the hashing thread ended')
  expect(await thread.hash('two', cost)).toBe('two!')
  rmSync(folder, { recursive: true })
})

test('as many threads as are asked at once, and each is used again', async () => {
  let opened = 0
  const door = gate()
  const threads = openThreads(() => {
    opened++
    return { hash: (password) => door.whenOpen.then(() => password), verify: async () => true }
  })
  const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
  const two = [threads.hash('a', cost), threads.hash('b', cost)]
  door.open()
  expect(await Promise.all(two)).toEqual(['a', 'b'])
  await threads.verify('a', 'b')
  expect(opened).toBe(2)
})

test('hashes step back for everything else: their threads have a lower claim on the processor', async () => {
  const tasks = '/proc/self/task'
  const before = new Set(readdirSync(tasks))
  await openPasswords(Buffer.alloc(32, 3)).hash('Mango2026')
  const claims = readdirSync(tasks)
    .filter((id) => !before.has(id))
    .map((id) => getPriority(Number(id)))
  expect(claims).toContain(constants.priority.PRIORITY_BELOW_NORMAL)
  expect(getPriority()).toBe(0)
})
