/** What passes by itself: the one table of failures of database and network after which the same is asked again. */
import { Unknown } from './unknown.ts'

/** SQLSTATE, by its beginning. */
const passingStates = [
  '08', // connection
  '25006', // a standby, or a primary that became one
  '25P03', // idle in a transaction for too long
  '25P04', // a transaction that lasted longer than an operator lets it
  '40', // serialization, deadlock, and a completion nobody knows of
  '53', // disk, memory, connections
  '55P03', // a lock was not free in time
  '57014', // cancelled: the statement's time was up
  '57P', // shutting down, starting up, dropped
  '58030', // the disk could neither be read nor written
] as const
/** Of these the connection is of no use any more, and nobody knows what became of what was asked. */
const lostStates = ['08', '25006', '25P03', '25P04', '40003', '53', '57', '58030'] as const

const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'EHOSTDOWN'],
  ...['ENETUNREACH', 'ENETDOWN', 'ENETRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EMFILE', 'ENFILE'],
  ...['UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
])
/** pg and its pool say these in words alone. */
const driverWords =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect$|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Postgres connection has been discarded|driver has already been destroyed)/

/** Whether the same may be asked again in a moment. Looks at what caused a failure, too. */
export function isPassing(error: unknown): boolean {
  return chain(error).some(
    (each) => each instanceof Unknown || isOfNetwork(each) || begins(codeOf(each), passingStates),
  )
}

/** Whether it failed on the way, so that nobody knows what became of it, and the connection is left. */
export function isLost(error: unknown): boolean {
  return chain(error).some(
    (each) => each instanceof Unknown || isOfNetwork(each) || begins(codeOf(each), lostStates),
  )
}

const isOfNetwork = (error: Error) => networkCodes.has(codeOf(error)) || driverWords.test(error.message)

const begins = (code: string, states: readonly string[]) =>
  /^[0-9A-Z]{5}$/.test(code) && states.some((state) => code.startsWith(state))

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

const deepest = 6

/** The failure, what caused it, and where it is several, each of them. */
function chain(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > deepest) return []
  const several = error instanceof AggregateError ? error.errors : []
  return [error, ...[error.cause, ...several].flatMap((each) => chain(each, depth + 1))]
}
