import { isOn } from '../../shared/session/switches.ts'

/** Whether the brand offers a way back to a forgotten password. */
export const canRecover = (switches: ReadonlyMap<string, boolean>): boolean =>
  isOn(switches, 'PWD_FORGOT_PHONE') || isOn(switches, 'PWD_FORGOT_EMAIL')
