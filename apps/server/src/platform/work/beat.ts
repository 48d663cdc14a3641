/** Whether anybody keeps the clock: the queue sends a beat each minute, and what answers calls notices its silence. */
import type { FastifyBaseLogger } from 'fastify'
import { Gauge } from 'prom-client'
import type { EventBus } from '../pushes/events.ts'
import type { Job } from './jobs.ts'

const channel = 'clock-beat'
const minuteMs = 60_000
const silentMs = 3 * minuteMs

/** Sent by the queue and not by the process: so a beat says that what runs by the clock runs. */
export const beatJob = ({ publish }: Pick<EventBus, 'publish'>): Job => ({
  name: channel,
  cron: '* * * * *',
  work: async () => publish(channel, ''),
})

export interface Heard {
  readonly figure: Gauge
  stop(): Promise<void>
}

/** Warns each minute from the third that no beat came; who began to listen counts as having heard one. */
export function hearClock(bus: Pick<EventBus, 'subscribe'>, log: Pick<FastifyBaseLogger, 'warn'>): Heard {
  let heardAt = performance.now()
  const forget = bus.subscribe(channel, () => {
    heardAt = performance.now()
  })
  const silence = () => performance.now() - heardAt
  const asking = setInterval(() => {
    if (silence() < silentMs) return
    log.warn(
      { minutes: Math.floor(silence() / minuteMs) },
      'nothing runs by the clock: start JACKFRUIT_ROLE=clock beside this; see docs/operations.md',
    )
  }, minuteMs)
  asking.unref()
  const figure = new Gauge({
    name: 'jackfruit_clock_silent_seconds',
    help: 'Since a beat of what runs by the clock was heard, or since this process began to listen.',
    registers: [],
    collect() {
      this.set(silence() / 1000)
    },
  })
  return {
    figure,
    async stop() {
      clearInterval(asking)
      forget()
    },
  }
}
