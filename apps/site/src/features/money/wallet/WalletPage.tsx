import { walletTransfers } from '@jackfruit/contracts'
import { Button, Card, RindTexture, Skeleton, Spinner } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { CheckCircleIcon, ClockCounterClockwiseIcon, XCircleIcon } from '../../../shared/look/icons.ts'
import { PlayMoney } from '../../../shared/money/PlayMoney.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { CheckedCredits } from './CheckedCredits.tsx'
import { Figure } from './Figure.tsx'
import { MoveForm } from './MoveForm.tsx'
import { useMerchantWallet, useMoved, useWallets } from './queries.ts'
import { useRequestId } from './request.ts'
import { TransferList } from './TransferList.tsx'
import { VendorCard } from './VendorCard.tsx'

const faces = {
  sent: { tone: 'warning', icon: <ClockCounterClockwiseIcon size={14} weight="bold" /> },
  done: { tone: 'positive', icon: <CheckCircleIcon size={14} weight="fill" /> },
  refused: { tone: 'negative', icon: <XCircleIcon size={14} weight="fill" /> },
} as const

/** The member's wallets: one for everything, or one more at each vendor. */
export default function WalletPage() {
  const text = useText()
  const wallets = useWallets()
  const brandWallet = useMerchantWallet()
  const [chosen, setChosen] = useState<string | null>(null)
  const [direction, setDirection] = useState<'in' | 'out'>('in')
  const { data } = wallets
  if (!data) {
    return wallets.isError ? (
      <Failed of={wallets} title="wallet.failed" />
    ) : (
      <div className="grid gap-4" aria-busy="true">
        <Skeleton className="h-28 !rounded-[18px]" />
        <Skeleton className="h-20 !rounded-[18px]" />
        {/* What the tab keeps is old: it says what is likely to come, and no more. */}
        {!brandWallet.data?.isSingle && <Skeleton className="h-56 !rounded-[18px]" />}
      </div>
    )
  }
  const { currency, vendors, transfers, main, onTheWay, isSingle } = data
  const nameOf = (id: string) =>
    id === 'main' ? text('wallet.main') : (vendors.find(({ vendor }) => vendor === id)?.name ?? id)
  const vendor = chosen ?? vendors[0]?.vendor
  const isMoving = transfers.some(({ state }) => state === 'sent')
  return (
    <div className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] content-start gap-5 pb-4">
      <section
        className="rind on-rind relative overflow-hidden rounded-[20px] p-5 md:p-6"
        aria-labelledby="main-wallet"
      >
        <RindTexture strength={0.18} fade="start" />
        <h3 id="main-wallet" className="text-[14px] font-[620] text-on-rind-2">
          {text('wallet.main')}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3">
          <Figure
            amount={main}
            currency={currency}
            className="text-[28px] leading-[1.3] font-[760] md:text-[34px]"
          />
          <PlayMoney />
        </p>
        <p className="mt-1 text-[14px] text-on-rind-2">
          {text(isSingle ? 'wallet.single_text' : 'wallet.main_text')}
        </p>
      </section>

      <CheckedCredits />

      {isMoving && (
        <div role="status" className="flex gap-3 rounded-[16px] bg-warning-bg px-4 py-3.5">
          <span className="mt-0.5 flex-none text-warning">
            <Spinner size={20} />
          </span>
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-2 font-[680]">
              {text('wallet.on_the_way')} <Figure amount={onTheWay} currency={currency} />
            </p>
            <p className="text-[14px] text-text-2">{text('wallet.on_the_way_text')}</p>
          </div>
        </div>
      )}

      {!isSingle && vendor !== undefined && (
        <>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="vendor-wallets">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h3 id="vendor-wallets" className="min-w-0 flex-1 text-[17px]">
                {text('wallet.vendor_wallets')}
              </h3>
              <RecallAll nameOf={nameOf} />
            </div>
            <p className="text-[14px] text-text-2">{text('wallet.vendor_text')}</p>
            <div className="grid gap-3 md:grid-cols-2">
              {vendors.map((one) => (
                <VendorCard
                  key={one.vendor}
                  {...one}
                  isChosen={one.vendor === vendor}
                  onChoose={() => setChosen(one.vendor)}
                />
              ))}
            </div>
          </section>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="move-money">
            <h3 id="move-money" className="text-[17px]">
              {text('wallet.move')}
            </h3>
            <Card className="p-4 md:p-5">
              <MoveForm
                {...{ main, currency, vendors, vendor, direction }}
                onVendor={setChosen}
                onDirection={setDirection}
              />
            </Card>
          </section>
          <TransferList
            empty={text('wallet.history_empty')}
            lines={transfers.map(({ id, from, to, amount, state, madeAt }) => ({
              id,
              title: text('wallet.line', { from: nameOf(from), to: nameOf(to) }),
              at: madeAt,
              amount: <Figure amount={amount} currency={currency} className="text-[15px] font-[680]" />,
              state: { ...faces[state], name: text(`wallet.state_${state}`) },
            }))}
          />
        </>
      )}
    </div>
  )
}

function RecallAll({ nameOf }: { nameOf: (id: string) => string }) {
  const text = useText()
  const moved = useMoved()
  const request = useRequestId()
  const [isBusy, setBusy] = useState(false)
  const recall = async () => {
    setBusy(true)
    try {
      const { transfers, unreachable } = await call(walletTransfers.recall, {
        body: { requestId: request.of('recall') },
      })
      request.over()
      if (unreachable.length > 0)
        note('bad', text('wallet.recall_unreachable', { names: unreachable.map(nameOf).join(', ') }))
      else if (transfers.some(({ state }) => state !== 'done')) note('plain', text('wallet.recall_some'))
      else note('good', text('wallet.recalled'))
    } catch (error) {
      note('bad', failureText(error))
    }
    await moved()
    setBusy(false)
  }
  return (
    <Button isBusy={isBusy} onClick={() => void recall()}>
      {text('wallet.recall_all')}
    </Button>
  )
}
