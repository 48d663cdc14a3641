/** The ways in beside registration, as calls. */
import { entry, identity } from '@jackfruit/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Brand, type Mount, serve } from '../../../platform/http/http.ts'
import { brandOf } from '../brand-of.ts'
import { openHashQueue } from '../guards/hashing/queue.ts'
import type { Parts } from '../parts.ts'
import { writeBind } from '../sessions/bind-cookie.ts'
import { callerOf } from '../sessions/caller.ts'
import { clearRemembered, readDevice, writeDevice, writeRemembered } from '../sessions/device-cookie.ts'
import { forgetRemembered, remember } from '../sessions/remembered.ts'
import { demandAwake } from '../sessions/rest-cookie.ts'
import { sideOf } from './door.ts'
import type { Entered } from './enter.ts'
import { freePlay } from './free-play.ts'
import { demandProof, logIn } from './login.ts'
import { finishStep, sendCodeOfStep } from './second-step.ts'

interface EntryDeps {
  readonly parts: Parts
  readonly secureCookies: boolean
}

export function mountEntryRoutes(mount: Mount, { parts, secureCookies }: EntryDeps): void {
  const arrival = async (brand: Brand, request: FastifyRequest) => ({
    brand: await brandOf(parts, brand),
    caller: callerOf(request, secureCookies),
  })
  const letIn = ({ session, bind }: Entered, reply: FastifyReply) => {
    writeBind(reply, bind, secureCookies)
    return session
  }
  const rate = { rate: 'entry' } as const
  // A login asks the database a dozen times before its password is looked at: a flood is turned away at
  // the door, or it would hold every connection that other calls need. Whoever brings no work of their own
  // (a nonce of ours, used once, and the proof) does not even stand in line; codes, which ask for none, have a line apart.
  const lines = {
    password: openHashQueue({ atOnce: 4, waitingMax: 24 }),
    code: openHashQueue({ atOnce: 2, waitingMax: 12 }),
  }

  serve(
    mount,
    identity.login,
    async ({ body, brand, request, reply }) => {
      const arrived = await arrival(brand, request)
      if (body.type !== 'sms') await demandProof(parts, arrived.brand, body)
      const answer = await lines[body.type === 'sms' ? 'code' : 'password'].run(async () =>
        logIn(parts, { ...arrived, body, side: await sideOf(parts, request, body.side) }),
      )
      return 'secondVerify' in answer ? answer : letIn(answer, reply)
    },
    rate,
  )
  serve(
    mount,
    entry.secondCode,
    async ({ body, brand, request }) =>
      sendCodeOfStep(parts, { ...(await arrival(brand, request)), id: body.id }, body.way),
    rate,
  )
  serve(
    mount,
    entry.second,
    async ({ body, brand, request, reply }) =>
      letIn(await finishStep(parts, { ...(await arrival(brand, request)), body }), reply),
    rate,
  )
  serve(
    mount,
    entry.freePlay,
    async ({ body, brand, request, reply }) => {
      demandAwake({ key: parts.secrets.fields, secure: secureCookies, now: parts.now }, request, brand.id)
      const session = letIn(await freePlay(parts, { ...(await arrival(brand, request)), body }), reply)
      return { ...session, type: 4 as const }
    },
    rate,
  )
  serve(
    mount,
    entry.remember,
    async ({ body, brand, principal, request, reply }) => {
      const before = readDevice(request, secureCookies)
      const call = { brand: await brandOf(parts, brand), body, principal, before }
      const { told, device } = await remember(parts, call)
      writeDevice(reply, device, secureCookies)
      writeRemembered(reply, told, secureCookies)
      return told
    },
    rate,
  )
  serve(mount, entry.forgetRemembered, async ({ brand, request, reply }) => {
    await forgetRemembered(parts, brand.id, readDevice(request, secureCookies))
    clearRemembered(reply, secureCookies)
    return null
  })
}
