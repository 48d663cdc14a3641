/** `npm start`: the whole product on this machine. Ctrl-C stops it all. */
import { fileURLToPath } from 'node:url'
import { sowIfWanted } from './demo/wanted.ts'
import { attend } from './stack/attend.ts'
import { bringUp } from './stack/stack.ts'

const began = Date.now()
const env = process.env
const dataDir = env['JACKFRUIT_DATA'] || fileURLToPath(new URL('../data', import.meta.url))

try {
  demandMode()
  const stack = await bringUp({
    dataDir,
    port: portFrom('PORT', 8080),
    gamesPort: portFrom('GAMES_PORT', 8081),
    say: (line) => console.log(line),
    polishLater: true,
    // Somebody's production gets no members of ours.
    ...(env['JACKFRUIT_ENV'] !== 'production' && { sow: sowIfWanted }),
  })
  attend(stack)
  console.log(`
  Site        ${stack.siteUrl}
  Second site ${stack.siteUrl.replace('localhost', 'second.localhost')}
  Logins      player / Player#2026, agent / Agent#2026, general / General#2026
              agent and general have teams with a month behind them: their menu leads to the agent centre
  This demo plays with play money only.

Jackfruit is ready (${((Date.now() - began) / 1000).toFixed(1)} s). Ctrl-C stops it.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** What it starts is a demonstration: in a database of somebody's own it makes logins whose passwords everybody is told. */
function demandMode() {
  if (env['DATABASE_OWNER_URL'] && !env['JACKFRUIT_ENV'])
    throw new Error(
      'npm start brings demonstration logins into the database of DATABASE_OWNER_URL: say JACKFRUIT_ENV=demo if that is meant',
    )
}

function portFrom(name: string, fallback: number): number {
  const text = env[name]
  if (!text) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1024 && port <= 65_535) return port
  throw new Error(`${name}=${text} is no port: give a number from 1024 to 65535`)
}
