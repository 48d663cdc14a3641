import { playFree } from '../../features/account/auth/index.ts'
import { useMember } from '../../features/account/member/index.ts'
import { hrefOf, usePlace } from '../../shared/address/navigation.ts'
import { type Decision, decideLaunch, type LaunchItem, pageOf } from '../../shared/games/launch.ts'
import { useSite } from '../../shared/session/brand.ts'
import { useSession } from '../../shared/session/session.ts'
import { isOn } from '../../shared/session/switches.ts'
import { note } from '../../shared/text/notes.ts'
import { failureText, useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { useWelcome } from '../start/entered.ts'
import { showOverPage } from './launching.ts'
import { tellTrial } from './trial.ts'

const trialType = 4

interface Pressing {
  readonly wantsTrial?: boolean
  /** Opens the game over the page; without it the game takes the page's place. */
  readonly onFloat?: (nodeId: string) => void
}

/** The one way in which games are opened. Who has no session is asked to log in, and comes back to the game. */
export function useLauncher(): (item: LaunchItem, pressing?: Pressing) => void {
  const text = useText()
  const { switches } = useSite()
  const hasSession = useSession() !== null
  const { data: member } = useMember()
  const { pathname, search } = usePlace()
  const { go, logIn } = useActions()
  const welcome = useWelcome()
  const accountOr = (type: number | undefined) => (type === trialType ? 'trial' : 'account')

  const begin = async (path: string) => {
    try {
      welcome(await playFree(), 'trial')
      go(path)
    } catch (error) {
      note('bad', failureText(error))
    }
  }
  const act = (decision: Decision, item: LaunchItem, onFloat?: (nodeId: string) => void) => {
    switch (decision.to) {
      case 'nothing':
        if (!hasSession) logIn(pageOf(item)?.path ?? hrefOf(pathname, search))
        return
      case 'free-play':
        return void begin(decision.path)
      case 'guests-only':
        return note('plain', text('game.trial_guests'))
      case 'true-account':
        return tellTrial()
      case 'maintenance':
      case 'maker':
        return showOverPage(decision)
      case 'floating':
        return onFloat?.(decision.nodeId)
      default:
        return go(decision.path)
    }
  }
  return (item, { wantsTrial = false, onFloat } = {}) => {
    const presser = {
      session: hasSession ? accountOr(member?.type) : 'none',
      wantsTrial,
      hasFreePlay: isOn(switches, 'LOGIN_FREE_PLAY'),
      isFloating: onFloat !== undefined,
    } as const
    act(decideLaunch(item, presser), item, onFloat)
  }
}
