import { entry } from '@jackfruit/contracts'
import { call } from '../../../../shared/calls/api.ts'
import { type Entered, enter } from '../entry.ts'

const deviceKey = 'freePlay'
const gatewayVersion = 3

/** A trial account without any data: the same one for a day, since this browser keeps the same random text. */
export async function playFree(): Promise<Entered> {
  const known = localStorage.getItem(deviceKey)
  const random = known ?? newText()
  localStorage.setItem(deviceKey, random)
  const os = navigator.platform || 'unknown'
  const body = { os, platform: 'W' as const, random, gatewayVersion: gatewayVersion as 3 }
  return enter(await call(entry.freePlay, { body }), null)
}

function newText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
