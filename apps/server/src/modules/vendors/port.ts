/**
 * The vendor API's door: bytes are signed, so bytes are checked before anything is parsed; the
 * answer is signed the same way. HTTP 200 for every business result, 400 for what is malformed,
 * 401 for a signature, 503 for what may be sent again.
 */
import { liveTables, restoring, vendor } from '@jackfruit/contracts'
import { headers, signVendorMessage, verifyVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { isPassing } from '@jackfruit/postgres'
import type { FastifyInstance } from 'fastify'
import { type infer as Infer, safeParse, type ZodMiniType } from 'zod/mini'
import { answerDirectly, type DirectAnswer, type DirectCall } from '../../platform/http/direct.ts'
import { unkeepable } from '../../platform/http/keepable.ts'
import { type Answer, isRetryable, refuse, type Status } from './answers.ts'
import { handlers } from './calls/all.ts'
import { type BodyOfCall, type Deps, type Handler, Refused } from './calls/context.ts'
import { openLine } from './credits/line.ts'
import { fitting } from './fitting.ts'
import { hearEpoch } from './restoring/epochs.ts'
import { roundsSince } from './restoring/rounds.ts'
import type { VendorKeys } from './secrets.ts'
import { openTableEar } from './tables/hear.ts'

export type KeysOfVendors = ReadonlyMap<string, VendorKeys>

const httpOf: Partial<Record<Status, number>> = {
  SIGNATURE_INVALID: 401,
  REQUEST_INVALID: 400,
  RATE_LIMITED: 429,
  TEMPORARY: 503,
}
/** Made once: a body that its contract takes is taken at a glance. */
const fits = Object.fromEntries(
  Object.entries(vendor.vendorCalls).map(([name, { body }]) => [name, fitting(body)]),
) as { readonly [K in vendor.VendorCall]: (value: unknown) => value is BodyOfCall<K> }
/** A stake is judged after its repeats were answered; these write whatever they are. */
const settles: ReadonlySet<vendor.VendorCall> = new Set(['win', 'rollback', 'adjust', 'promo', 'endround'])
const unknownAccount = 'P0002'
const bodyMax = 64 * 1024

const signed = { config: { policy: 'signed', rate: 'free' } } as const

/** Who has signed, and where faults are written down. */
interface From extends Pick<DirectCall, 'log'> {
  readonly vendorCode: string
}

type AnswerText = (from: From, text: string) => Promise<Answered>

interface Door {
  readonly keys: KeysOfVendors
  /** By which the age of a signature is judged. */
  readonly now: () => Date
}

/** As it came, by whichever way. */
interface Called extends Omit<DirectCall, 'headers'> {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

interface Answered {
  readonly requestId: string
  readonly answer: Answer
}

export function mountVendorPort(
  app: FastifyInstance,
  { now, ...given }: Omit<Deps, 'inLine'>,
  keys: KeysOfVendors,
): void {
  const deps = { ...given, now, inLine: openLine(given.db) }
  const door = { keys, now }
  const calls = new Map<string, AnswerText>()
  for (const name of Object.keys(vendor.vendorCalls) as vendor.VendorCall[])
    calls.set(vendor.vendorCalls[name].path, (from, text) =>
      answerTo(deps, from, name, keepable(jsonIn(text), text)),
    )
  calls.set(vendor.gatheredCall.path, (from, text) => answerEach(deps, from, text))
  const { epochCall, roundsCall } = restoring
  calls.set(epochCall.path, (from, text) =>
    answerOne(from, text, epochCall.body, (told) => hearEpoch(deps.db, from.vendorCode, told)),
  )
  calls.set(roundsCall.path, (from, text) =>
    answerOne(from, text, roundsCall.body, ({ cursor }) => roundsSince(deps, from.vendorCode, cursor)),
  )
  const { tablesCall } = liveTables
  const ear = openTableEar(deps)
  calls.set(tablesCall.path, (from, text) =>
    answerOne(from, text, tablesCall.body, (told) => ear.hear(from.vendorCode, told)),
  )
  for (const [path, answer] of calls) answerDirectly(app, path, (call) => receive(door, path, call, answer))
  app.register(async (port) => {
    port.removeAllContentTypeParsers()
    port.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyMax }, (_request, body, done) =>
      done(null, body),
    )
    for (const [path, answer] of calls)
      port.post(path, signed, async (request, reply) => {
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
        const { ip, headers, log } = request
        const call = { ip, headers, body, log: () => log }
        const { status, headers: told, text } = await receive(door, path, call, answer)
        return reply.status(status).headers(told).send(text)
      })
  })
}

async function receive(
  { keys, now }: Door,
  path: string,
  { ip, headers: given, body, log }: Called,
  answer: AnswerText,
): Promise<DirectAnswer> {
  const vendorCode = textOf(given[headers.vendor])
  const known = keys.get(vendorCode)
  const isGenuine =
    known?.mayCallFrom(ip) === true &&
    verifyVendorMessage({
      ...{ secrets: known.secrets, method: 'POST', path, headers: given, body },
      now: now().getTime(),
    })
  if (!known || !isGenuine) return written({ requestId: '', answer: refuse('SIGNATURE_INVALID') })

  const answered = await answer({ vendorCode, log }, body.toString('utf8'))
  const [secret = ''] = known.secrets
  return written(answered, (text) =>
    signVendorMessage({
      vendorId: vendorCode,
      secret,
      method: 'POST',
      path,
      timestamp: now().getTime(),
      nonce: textOf(given[headers.nonce]),
      body: text,
    }),
  )
}

async function answerTo(
  deps: Deps,
  { vendorCode, log }: From,
  name: vendor.VendorCall,
  value: unknown,
): Promise<Answered> {
  const requestId = requestIdIn(value)
  const parsed = fits[name](value)
    ? { success: true as const, data: value }
    : safeParse(vendor.vendorCalls[name].body, value)
  if (!parsed.success) {
    const isAmount = parsed.error.issues.every(({ path }) =>
      /^(amount|signedAmount)$/.test(String(path.at(-1))),
    )
    return { requestId, answer: refuse(isAmount ? 'AMOUNT_INVALID' : 'REQUEST_INVALID') }
  }
  try {
    // The contract's table and the table of handlers have the same keys: what fits one is the other's.
    if (settles.has(name) && !deps.space.allows('settles')) return { requestId, answer: refuse('TEMPORARY') }
    const handle = handlers[name] as Handler<vendor.VendorCall>
    return { requestId, answer: await handle(deps, { vendor: vendorCode, body: parsed.data }) }
  } catch (error) {
    return { requestId, answer: failure(error, log) }
  }
}

/** Side by side: none waits for another, and the lanes take them as if they had come by themselves. */
async function answerEach(deps: Deps, from: From, text: string): Promise<Answered> {
  const said = jsonIn(text)
  const parsed = safeParse(vendor.gatheredCall.body, said)
  if (!parsed.success) return { requestId: requestIdIn(said), answer: refuse('REQUEST_INVALID') }
  const { requestId, calls } = parsed.data
  const answered = await Promise.all(
    calls.map(({ call, body }) => answerTo(deps, from, call, keepable(body, text))),
  )
  return { requestId, answer: { status: 'OK', answers: answered.map(told) } }
}

/** A call about the studio itself: no player, no money. */
async function answerOne<S extends ZodMiniType>(
  { log }: From,
  text: string,
  body: S,
  answer: (told: Infer<S>) => Promise<Answer>,
): Promise<Answered> {
  const said = keepable(jsonIn(text), text)
  const parsed = safeParse(body, said)
  const requestId = requestIdIn(said)
  if (!parsed.success) return { requestId, answer: refuse('REQUEST_INVALID') }
  try {
    return { requestId, answer: await answer(parsed.data) }
  } catch (error) {
    return { requestId, answer: failure(error, log) }
  }
}

/** Whatever else goes wrong may be sent again: the same id moves nothing twice. */
function failure(error: unknown, log: From['log']): Answer {
  if (error instanceof Refused) return error.answer
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === unknownAccount) return refuse('PLAYER_NOT_FOUND')
  if (statusCode !== 503 && !isPassing(error)) log().error({ err: error }, 'fault in a vendor call')
  return refuse('TEMPORARY')
}

const told = ({ requestId, answer }: Answered) => ({
  ...{ replayed: false, retry: isRetryable(answer.status), ...answer },
  requestId,
})

function written(
  answered: Answered,
  signer: (text: string) => Record<string, string> = () => ({}),
): DirectAnswer {
  const { status } = answered.answer
  const text = JSON.stringify(told(answered))
  const later = isRetryable(status) ? { 'retry-after': '1' } : {}
  return {
    status: httpOf[status] ?? 200,
    headers: { ...later, ...signer(text), 'content-type': 'application/json; charset=utf-8' },
    text,
  }
}

/** Null for what cannot be kept: only an escape in the text can write that in JSON. */
const keepable = (said: unknown, text: string): unknown =>
  text.includes('\\u') && unkeepable(said) !== null ? null : said

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Echoed even when the rest is refused, as long as it is short text. */
function requestIdIn(value: unknown): string {
  const id =
    typeof value === 'object' && value !== null ? (value as { requestId?: unknown }).requestId : undefined
  return typeof id === 'string' && id.length <= 64 ? id : ''
}

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '')
