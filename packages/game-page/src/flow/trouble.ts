import type { Minor } from '@jackfruit/kernel'
import { moneyText } from '../money.ts'
import type { PlayFailure } from '../play/play-server.ts'
import type { Say } from '../texts.ts'
import { type Course, cost, type PageParts, refreshBars } from './course.ts'
import { freeEnded } from './free-rounds.ts'

/** What failed and what is safe, in the player's words. */
export function describeFailure(
  failure: PlayFailure,
  say: Say,
): { title: string; text: string; reference?: string } {
  const reference = failure.code ? { reference: failure.code } : {}
  switch (failure.kind) {
    case 'network':
      return { title: say('error.title.network'), text: say('error.network') }
    case 'busy':
      return {
        title: say('error.title.busy'),
        text: `${say('error.busy')} ${say('error.network')}`,
        ...reference,
      }
    case 'paused':
      return { title: say('error.title.paused'), text: say('error.paused'), ...reference }
    case 'session':
      return { title: say('error.title.session'), text: say('error.session') }
    case 'moved':
      return { title: say('error.title.moved'), text: say('error.moved'), ...reference }
    case 'closed':
      return {
        title: say('error.title.closed'),
        text: `${say('error.closed')} ${say('error.refused')}`,
        ...reference,
      }
    case 'limits':
      return {
        title: say('error.title.refused'),
        text: `${say('error.limits')} ${say('error.refused')}`,
        ...reference,
      }
    case 'freeOver':
      return { title: say('granted.gone'), text: `${say('granted.goneWhy')} ${say('error.refused')}` }
    case 'returned':
      return { title: say('error.title.refused'), text: say('error.stakeReturned'), ...reference }
    case 'funds':
    case 'refused':
      return { title: say('error.title.refused'), text: say('error.refused'), ...reference }
  }
}

/** What a refusal means for the course, told to the player. Answers null: no round came of it. */
export function failed(course: Course, parts: PageParts, failure: PlayFailure): null {
  if (failure.kind === 'session' || failure.kind === 'moved') course.over = true
  if (failure.kind === 'freeOver') freeEnded(course, parts)
  if (failure.balance !== null) course.balance = failure.balance
  parts.bar.setBalance(course.balance)
  refreshBars(course, parts)
  showFailure(course, parts, failure)
  return null
}

/** With the way on that fits: to the lobby, to the cashier, or to go on playing. */
function showFailure(course: Course, parts: PageParts, failure: PlayFailure): void {
  const { message, say, host, opening } = parts
  const close = { label: say('action.close'), press: () => {} }
  const back = { label: say('action.back'), gold: true, press: () => host.tell('close') }
  const text = (amount: Minor) => moneyText(amount, opening.currency)
  if (failure.kind === 'session' || failure.kind === 'moved' || failure.kind === 'closed')
    message.show({ ...describeFailure(failure, say), mustChoose: true, choices: [back] })
  else if (failure.most !== null)
    message.show({
      title: say('error.title.refused'),
      text: `${say('error.bonusMost', { amount: text(failure.most) })} ${say('error.refused')}`,
      choices: [{ ...close, gold: true }],
    })
  else if (failure.kind === 'funds') {
    const deposit =
      opening.mode === 'real'
        ? [{ label: say('action.deposit'), gold: true, press: () => host.tell('deposit') }]
        : []
    message.show({
      title: say('error.title.funds'),
      text: say('error.funds', { amount: text(cost(course, parts)), balance: text(course.balance) }),
      choices: [close, ...deposit],
    })
  } else message.show({ ...describeFailure(failure, say), choices: [{ ...close, gold: true }] })
}
