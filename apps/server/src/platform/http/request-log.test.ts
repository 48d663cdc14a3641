import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { newRequestId } from './request-id.ts'
import { RequestLog } from './request-log.ts'

function aLog() {
  const lines: Record<string, unknown>[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  let made = 0
  const counted = Object.assign(Object.create(log), {
    child: (...bindings: Parameters<FastifyBaseLogger['child']>) => {
      made++
      return log.child(...bindings)
    },
  }) as FastifyBaseLogger
  return { lines, counted, made: () => made }
}

test('every line of a request says whose it is, and the log is made with the first of them', () => {
  const { lines, counted, made } = aLog()
  const log = new RequestLog(counted, { reqId: 'one' })
  expect([made(), log.level]).toEqual([0, 'info'])
  log.debug('not told')
  log.warn({ err: new Error('lost') }, 'told')
  log.info('and again')
  log.child({ part: 'two' }).error('from below')
  log.silent()
  expect(made()).toBe(1)
  expect(lines.map(({ reqId, msg, part }) => ({ reqId, msg, part }))).toEqual([
    { reqId: 'one', msg: 'told' },
    { reqId: 'one', msg: 'and again' },
    { reqId: 'one', msg: 'from below', part: 'two' },
  ])
})

test('what opens doors stays out of the lines of a request too', () => {
  const { lines, counted } = aLog()
  const log = new RequestLog(counted, { reqId: 'one', token: 'secret' })
  log.error({ body: { password: 'hidden' } }, 'fault')
  expect(JSON.stringify(lines)).not.toMatch(/secret"|hidden/)
  expect(lines).toMatchObject([{ token: '[redacted]', body: { password: '[redacted]' } }])
})

test('ids of requests are nine random bytes as text, and none comes twice', () => {
  const ids = Array.from({ length: 5_000 }, newRequestId)
  expect(ids.every((id) => /^[\w-]{12}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})
