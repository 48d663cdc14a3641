import { merchants } from '@jackfruit/contracts'
import { call } from '../../shared/calls/api.ts'
import { tellRest } from '../../shared/session/rest.ts'
import { chooseScreen } from './startup.ts'

const every = 60_000

/** Asks how the site and this browser stand. A site that has closed is loaded anew, which shows why. */
export async function askStatus(): Promise<void> {
  const query = { host: location.hostname, scope: 'status' as const }
  const status = await call(merchants.permission, { query }).catch(() => null)
  if (!status) return
  tellRest(status.restingUntil)
  if (chooseScreen(status) !== 0) location.reload()
}

/** Asks again and again while the page is seen. Returns how to stop. */
export function watchStatus(): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void askStatus()
  }, every)
  return () => clearInterval(timer)
}
