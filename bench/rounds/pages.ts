/** Pages at one table, in a process of their own: each says who it is, and reads. Run by crowd.ts. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { framesIn, kinds, masked } from '../sockets/frames.ts'
import type { PagesHeard, PagesJob } from './crowd-job.ts'
import { crowdTable } from './world.ts'

const openedAtOnce = 64
let [opened, ended] = [0, 0]
let latencies: number[] = []

/** The first message opens the pages; each one after it asks what they have heard since. */
process.once('message', (job: PagesJob) => {
  void openAll(job).then(() => {
    latencies = []
    process.send?.('opened')
    process.on('message', () => {
      const heard: PagesHeard = { opened, ended, latencies: Float64Array.from(latencies) }
      latencies = []
      process.send?.(heard)
    })
  })
})
process.once('disconnect', () => process.exit(0))

async function openAll({ port, tokens, count }: PagesJob): Promise<void> {
  let next = 0
  const work = async () => {
    for (let at = next++; at < count; at = next++) await openPage(port, tokens[at % tokens.length] ?? '')
  }
  await Promise.all(Array.from({ length: openedAtOnce }, work))
}

async function openPage(port: number, token: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    [
      'GET /rubyrow/play/v1/table HTTP/1.1',
      ...[`Host: 127.0.0.1:${port}`, `Origin: http://127.0.0.1:${port}`, 'Upgrade: websocket'],
      ...['Connection: Upgrade', 'Sec-WebSocket-Version: 13'],
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  if (!answer.toString('latin1').startsWith('HTTP/1.1 101 ')) throw new Error('no socket is opened')
  socket.write(masked(kinds.text, Buffer.from(JSON.stringify({ type: 'hello', token, tableId: crowdTable }))))
  socket.on('close', () => ended++)
  let left: Buffer = Buffer.alloc(0)
  await new Promise<void>((isIn) => {
    socket.on('data', (chunk: Buffer) => {
      const { frames, rest } = framesIn(left.length > 0 ? Buffer.concat([left, chunk]) : chunk)
      left = rest
      for (const { kind, content } of frames) {
        if (kind === kinds.ping) socket.write(masked(kinds.pong, content))
        if (kind !== kinds.text) continue
        const text = content.toString('utf8')
        if (text.startsWith('{"type":"snapshot"')) isIn()
        // Read as a page would, but for what is not asked here.
        const [, told] = /"serverTime":(\d+)/.exec(text) ?? []
        if (told && text.startsWith('{"type":"round.')) latencies.push(Date.now() - Number(told))
      }
    })
  })
  opened++
}
