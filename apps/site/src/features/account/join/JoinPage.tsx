import { affiliates } from '@jackfruit/contracts'
import { Button, Card, Empty, Skeleton } from '@jackfruit/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { CoinsIcon, HeadsetIcon, type IconKind, SealCheckIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { PageHead } from '../../../shared/parts/PageHead.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import { CommissionTable } from './CommissionTable.tsx'
import { Team } from './Team.tsx'

interface JoinPageProps {
  /** The way to a player's account, for whoever has none and may open one. */
  register: ReactNode
}

/** What an agent does, what it pays, and the form that asks to be one. */
export default function JoinPage({ register }: JoinPageProps) {
  const text = useText()
  const { brand } = useBrand()
  const form = useRef<HTMLDivElement>(null)
  const programme = useQuery({
    queryKey: ['programme'],
    queryFn: ({ signal }) => call(affiliates.programme, { signal }),
    staleTime: 60_000,
  })
  const goToForm = () => {
    form.current?.scrollIntoView({ block: 'start' })
    form.current?.querySelector('input')?.focus({ preventScroll: true })
  }
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-5 md:gap-6 md:py-8">
      <PageHead title={text('join.title', { brand })} lead={text('join.lead')} picture={<Team />}>
        {programme.data?.isOpen && (
          <Button look="gold" size="lg" onClick={goToForm}>
            {text('join.apply_now')}
          </Button>
        )}
        {register}
      </PageHead>
      <section aria-labelledby="benefits">
        <h2 id="benefits" className="mb-4 text-[19px] md:text-[24px]">
          {text('join.benefits')}
        </h2>
        <ul className="grid gap-4 md:grid-cols-3">
          <Benefit icon={CoinsIcon} title={text('join.share_title')} more={text('join.share_text')} />
          <Benefit icon={SealCheckIcon} title={text('join.numbers_title')} more={text('join.numbers_text')} />
          <Benefit icon={HeadsetIcon} title={text('join.person_title')} more={text('join.person_text')} />
        </ul>
      </section>
      {programme.data ? (
        <>
          {programme.data.steps.length > 0 && <CommissionTable steps={programme.data.steps} />}
          <div ref={form} className="scroll-mt-24">
            {programme.data.isOpen ? (
              <ApplicationForm />
            ) : (
              <Card>
                <Empty title={text('join.closed_title')}>{text('join.closed_text')}</Empty>
              </Card>
            )}
          </div>
        </>
      ) : programme.isError ? (
        <Card>
          <Failed of={programme} title="join.failed" />
        </Card>
      ) : (
        <div aria-busy="true" className="grid gap-5">
          <Skeleton className="h-[320px] !rounded-[18px]" />
          <Skeleton className="h-[460px] !rounded-[18px]" />
        </div>
      )}
    </div>
  )
}

function Benefit({ icon: Icon, title, more }: { icon: IconKind; title: string; more: string }) {
  return (
    <Card as="li" className="p-5 md:p-6">
      <span className="grid h-12 w-12 place-items-center rounded-[14px] bg-sunken text-link">
        <Icon size={26} />
      </span>
      <h3 className="mt-4 text-[17px]">{title}</h3>
      <p className="mt-1.5 text-[14px] text-text-2">{more}</p>
    </Card>
  )
}
