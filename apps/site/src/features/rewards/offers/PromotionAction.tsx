import { Button, Card, Meter } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { useSay } from '../../../shared/text/said.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Offer } from '../shared/offers.ts'
import { StatusBadge } from '../shared/StatusBadge.tsx'
import { actOf, presses, usePress } from './usePress.ts'

/** Where buttons of an offer lead that are no press. */
export interface OfferWays {
  readonly onLogIn: () => void
  readonly onRewards: () => void
  readonly onBonuses: () => void
  readonly onMissions: () => void
  readonly onInvite: () => void
  readonly onVip: () => void
  readonly onPoints: () => void
  /** Where it is chosen with a deposit. */
  readonly onDeposit: (offer: string) => void
  readonly onGame: (code: string) => void
}

interface PromotionActionProps extends OfferWays {
  offer: Offer
  /** What an application or a contact asks: it takes the place of the button. */
  form?: ReactNode
  /** Opens the page of the offer, where its form stands. */
  onOpen?: () => void
}

/** The eleven states as one: a sentence with a fact, and at most one thing to do. Gold is what waits for the member. */
export function PromotionAction({ offer, form, onOpen, ...ways }: PromotionActionProps) {
  const text = useText()
  const say = useSay()
  const { status, state, percent, action } = offer
  return (
    <section className="flex flex-1 flex-col gap-3" data-testid="promotion-action" data-status={status}>
      <p className="text-[15px] [overflow-wrap:anywhere]">{say(state)}</p>
      {percent !== null && (
        <Meter label={text('offers.your_part')} value={`${percent}%`} percent={percent} tone="good" />
      )}
      {action !== 'none' && (
        // In a row of cards the buttons stand beside each other, however long the sentences are.
        <div className="mt-auto grid gap-3">
          {form ?? <OfferButton offer={offer} {...ways} {...(onOpen && { onOpen })} />}
        </div>
      )}
    </section>
  )
}

function OfferButton({
  offer,
  onOpen,
  onLogIn,
  onDeposit,
  onGame,
  ...ways
}: Omit<PromotionActionProps, 'form'>) {
  const text = useText()
  const session = useSession()
  const { isBusy, press } = usePress()
  const { action, status, game } = offer
  const wide = 'w-full'
  if (action === 'none') return null
  if (!session)
    return (
      <Button look="gold" className={wide} onClick={onLogIn}>
        {text('offers.do_login')}
      </Button>
    )
  const leads: Partial<Record<Offer['action'], () => void>> = {
    rewards: ways.onRewards,
    bonuses: ways.onBonuses,
    missions: ways.onMissions,
    invite: ways.onInvite,
    vip: ways.onVip,
    points: ways.onPoints,
  }
  const lead = leads[action]
  if (lead)
    return (
      <Button look={action === 'rewards' ? 'gold' : 'ghost'} className={wide} onClick={lead}>
        {text(`offers.do_${action}`)}
      </Button>
    )
  if (action === 'deposit')
    return (
      <Button look="gold" className={wide} onClick={() => onDeposit(offer.id)}>
        {text('offers.do_deposit')}
      </Button>
    )
  if (action === 'play')
    return (
      <Button look="gold" className={wide} onClick={() => game && onGame(game)}>
        {text('offers.do_play')}
      </Button>
    )
  if (action !== 'join' && action !== 'sign' && action !== 'claim')
    return (
      <Button look="gold" className={wide} {...(onOpen && { onClick: onOpen })}>
        {text(status === 'rejected' ? 'offers.do_again' : `offers.do_${action}`)}
      </Button>
    )
  return (
    <Button
      look="gold"
      className={wide}
      isBusy={isBusy}
      onClick={() => void press(() => presses[action](actOf(offer)))}
    >
      {text(`offers.do_${action}`)}
    </Button>
  )
}

/** The member's own part, beside the terms. */
export function OwnPart({ offer, form, ...ways }: Omit<PromotionActionProps, 'onOpen'>) {
  const text = useText()
  const isWaiting =
    !['none', 'missions', 'vip', 'points'].includes(offer.action) &&
    ['join', 'claim', 'joined'].includes(offer.status)
  return (
    <Card className={`grid gap-4 p-5 ${isWaiting ? '!border-gold-500' : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="!text-[19px]">{text('offers.your_part')}</h2>
        <StatusBadge status={offer.status} />
      </div>
      <PromotionAction offer={offer} form={form} {...ways} />
    </Card>
  )
}
