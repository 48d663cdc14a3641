/** Ten thousand pages at one table of one process: how late each hears what is told once a second, and what they weigh. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { spreadOf } from '../shared/latencies.ts'
import { mb, rssOf } from '../shared/memory.ts'
import type { PagesHeard } from './crowd-job.ts'
import type { World } from './world.ts'

const target = { p99: 300 }
const processes = 2
const measureMs = 20_000
const members = 100

const start = (name: string) =>
  fork(fileURLToPath(new URL(name, import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  })

export async function crowd(world: World, sockets: number): Promise<boolean> {
  const [port = 0] = await claimPorts(1)
  const host = start('host.ts')
  const children = [host]
  try {
    host.send({ databaseUrl: world.databaseUrl, platformUrl: world.platformUrl, port })
    await once(host, 'message')
    const before = rssOf(host.pid ?? 0)
    const tokens = await world.tokens(members)
    const pages = Array.from({ length: processes }, () => start('pages.ts'))
    children.push(...pages)
    const count = Math.ceil(sockets / processes)
    await Promise.all(
      pages.map((page) => {
        page.send({ port, tokens, count })
        return once(page, 'message')
      }),
    )
    await pause(measureMs)
    const after = rssOf(host.pid ?? 0)
    const heard = await Promise.all(
      pages.map(async (page) => {
        page.send({})
        const [told] = (await once(page, 'message')) as [PagesHeard]
        return told
      }),
    )
    const latencies = heard.flatMap((each) => [...each.latencies])
    const { p50, p99 } = spreadOf(latencies)
    const [opened, ended] = [sum(heard.map((each) => each.opened)), sum(heard.map((each) => each.ended))]
    const perSecond = latencies.length / opened / (measureMs / 1000)
    const isFine = p99 < target.p99 && ended === 0 && opened >= sockets && latencies.length > 0
    console.log(
      `${opened} pages at one table of one process, ${perSecond.toFixed(2)} messages a second each: p50 ${p50.toFixed(0)} ms, ` +
        `p99 ${p99.toFixed(0)} ms; ${ended} lines lost; the process holds ${mb(after)} MB, ` +
        `${((after - before) / opened / 1024).toFixed(1)} kB for a page   ${isFine ? 'PASS' : 'FAIL'}`,
    )
    return isFine
  } finally {
    for (const child of children) child.disconnect()
  }
}

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
