/** The platform as a process: reads its environment, does what its role is, and stops in order. */
import { setTimeout as pause } from 'node:timers/promises'
import { type App, openApp } from './app.ts'
import { answersCalls, type Config, readConfig } from './platform/config.ts'
import { untilUp } from './platform/database/coming-up.ts'
import { openLog } from './platform/log.ts'

const stopWithinMs = 10_000

const config = readConfigOrStop()
const log = openLog(config.logLevel)
let app: App | undefined
let isServing = false
let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))

try {
  await untilUp(config.databaseUrl)
  app = await openApp({ config, log })
  await app.seed()
  // A port that is taken is found out before anything is begun.
  const http = await app.serve()
  await http.listen({ port: config.port, host: config.listenHost })
  if (config.role !== 'api') await app.work()
  isServing = answersCalls(config)
  log.info({ port: config.port, role: config.role }, 'ready')
} catch (error) {
  log.fatal({ err: error }, 'could not start')
  await stop(1)
}

function readConfigOrStop(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

async function stop(status: number) {
  if (isStopping) return
  isStopping = true
  app?.leave()
  // Whoever is led here until the balancer has noticed is answered.
  if (isServing) await pause(config.leaveMs)
  const late = setTimeout(() => process.exit(1), stopWithinMs)
  await app?.close().catch((error: unknown) => log.error({ err: error }, 'while stopping'))
  clearTimeout(late)
  process.exit(status)
}
