import { merchants } from '@jackfruit/contracts'
import { call } from '../../shared/calls/api.ts'
import { chooseScreen } from './startup.ts'

const every = 60_000

/** A site that closes while it is open here is loaded anew, which shows why. Returns how to stop. */
export function watchStatus(): () => void {
  const timer = setInterval(async () => {
    if (document.visibilityState !== 'visible') return
    const query = { host: location.hostname, scope: 'status' as const }
    const status = await call(merchants.permission, { query }).catch(() => null)
    if (status && chooseScreen(status) !== 0) location.reload()
  }, every)
  return () => clearInterval(timer)
}
