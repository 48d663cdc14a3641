import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { Button, Card, Empty } from '@jackfruit/ui'
import { Sum } from '../../../shared/money/Sum.tsx'
import { More } from '../../../shared/parts/More.tsx'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { useSay } from '../../../shared/text/said.ts'
import { failureText, useLanguage, useText } from '../../../shared/text/text.ts'
import { OfferArt } from '../shared/OfferArt.tsx'
import { Playable } from './Playable.tsx'
import { type Reward, useRewards, useTake } from './queries.ts'

interface RewardCentreProps {
  onOffers: () => void
  onOffer: (id: string) => void
  onGame: (code: string) => void
}

/** What waits to be taken, and what was. */
export default function RewardCentre({ onOffers, onOffer, onGame }: RewardCentreProps) {
  const text = useText()
  const found = useRewards()
  if (found.isPending || found.isError) return <NotYet of={found} title="offers.rewards_failed" />
  const rows = found.data.pages.flatMap(({ lists }) => lists)
  const ready = rows.filter(({ state }) => state === 'ready')
  const ended = rows.filter(({ state }) => state !== 'ready')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 pb-4">
      {ready.length === 0 ? (
        <Card>
          <Empty
            title={text('offers.rewards_empty')}
            action={<Button onClick={onOffers}>{text('offers.see_all')}</Button>}
          >
            {text('offers.rewards_empty_text')}
          </Empty>
        </Card>
      ) : (
        <section className="grid gap-3">
          <h3 className="text-[17px]">{text('offers.rewards_waiting')}</h3>
          <ul className="grid gap-3 sm:grid-cols-2" data-testid="rewards-ready">
            {ready.map((reward) => (
              <li key={reward.id}>
                <ReadyReward reward={reward} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Playable onOffer={onOffer} />
      {ended.length > 0 && <Past rows={ended} onGame={onGame} />}
      <More of={found} words="promotions.more" />
    </div>
  )
}

function ReadyReward({ reward }: { reward: Reward }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const take = useTake()
  const say = useSay()
  const press = async () => {
    try {
      const { paid } = await take.mutateAsync(reward.id)
      note(
        'good',
        reward.what
          ? text('offers.rounds_ready')
          : text('offers.paid', { amount: formatMoney(paid, currency) }),
      )
    } catch (failure) {
      note('bad', failureText(failure))
    }
  }
  return (
    <Card as="article" className="flex h-full flex-col overflow-hidden !border-gold-500" data-testid="reward">
      <OfferArt art={reward.art} className="min-h-[120px] items-end p-4">
        <h4 className="max-w-[64%] !text-[17px] [overflow-wrap:anywhere]">{reward.title}</h4>
      </OfferArt>
      <div className="flex flex-1 flex-col justify-between gap-3 p-4">
        <div>
          {reward.what ? (
            <>
              <p className="font-[640] text-[17px] [overflow-wrap:anywhere]">{say(reward.what)}</p>
              <p className="text-[13px] text-text-2">
                {text('offers.rounds_at_most', { amount: formatMoney(reward.amount, currency) })}
              </p>
            </>
          ) : (
            <p className="font-[680] text-[22px]">
              <Sum amount={reward.amount} currency={currency} />
            </p>
          )}
          {reward.expiresAt && (
            <p className="text-[13px] text-text-2">
              {text('offers.until', { at: formatDateTime(reward.expiresAt, language, timeZone, 'short') })}
            </p>
          )}
        </div>
        <Button look="gold" className="w-full" isBusy={take.isPending} onClick={() => void press()}>
          {text('offers.do_claim')}
        </Button>
      </div>
    </Card>
  )
}

function Past({ rows, onGame }: { rows: readonly Reward[]; onGame: (code: string) => void }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const say = useSay()
  return (
    <section className="grid gap-3">
      <h3 className="text-[17px]">{text('offers.rewards_past')}</h3>
      <Card as="ul" className="divide-y divide-line">
        {rows.map(({ id, title, amount, state, endedAt, grantedAt, what, game }) => (
          <li key={id} className="flex items-center justify-between gap-4 px-4 py-3">
            <div className="min-w-0">
              <p className="text-[15px] [overflow-wrap:anywhere]">{title}</p>
              <p className="text-[13px] text-text-2">
                {what && `${say(what)} · `}
                {text(
                  what
                    ? 'offers.reward_playing'
                    : state === 'claimed'
                      ? 'offers.reward_taken'
                      : 'offers.reward_lapsed',
                  { at: formatDateTime(endedAt ?? grantedAt, language, timeZone, 'short') },
                )}
              </p>
            </div>
            {game ? (
              <Button look="gold" className="flex-none" onClick={() => onGame(game)}>
                {text('offers.do_play')}
              </Button>
            ) : (
              <Sum
                amount={amount}
                currency={currency}
                className={state === 'claimed' ? 'font-[620]' : 'text-text-2 line-through'}
              />
            )}
          </li>
        ))}
      </Card>
    </section>
  )
}
