import { formatDateTime } from '@jackfruit/i18n'
import { Card, RindTexture } from '@jackfruit/ui'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { Brings } from './Brings.tsx'
import { LevelTable } from './LevelTable.tsx'
import { Progress } from './Progress.tsx'
import { type Standing, useVip } from './queries.ts'
import { VipPath } from './VipPath.tsx'

/** Where the member stands on the way of levels, what is missing, what keeps the level, and what each brings. */
export default function VipPage() {
  const found = useVip()
  if (found.isPending || found.isError) return <NotYet of={found} title="vip.failed" />
  const standing = found.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pb-4">
      <Head standing={standing} />
      {standing.keep && <Keep rank={standing.rank} keep={standing.keep} />}
      <LevelTable levels={standing.levels} rank={standing.rank} />
      {standing.changes.length > 0 && <History changes={standing.changes} />}
    </div>
  )
}

function Head({ standing: { rank, next, keep, levels } }: { standing: Standing }) {
  const text = useText()
  const level = levels[rank]
  const above = next && levels[next.rank]
  return (
    <section
      className="rind on-rind overflow-hidden rounded-[18px] p-5 md:p-6"
      aria-labelledby="vip-path"
      data-testid="vip-head"
    >
      <RindTexture strength={0.2} fade="end" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id="vip-path" className="text-[20px]">
          {text('vip.path')}
        </h3>
        {keep && <Until day={keep.until} />}
      </div>
      <div className="mt-4 grid items-center gap-6 md:grid-cols-[minmax(0,320px)_minmax(0,1fr)] md:gap-8">
        <VipPath levels={levels} rank={rank} you={text('vip.you', { name: level?.name ?? '' })} />
        <div className="grid min-w-0 gap-5">
          {next && above ? (
            <>
              <h4 className="!text-[16px]">
                {text('vip.next', { rank: String(next.rank), name: above.name })}
              </h4>
              <Progress of="deposits" {...next.deposits} isOnRind />
              <Progress of="valid" {...next.valid} isOnRind />
              <p className="text-[13px] text-on-rind-2">{text('vip.both')}</p>
              <Brings level={above} />
            </>
          ) : (
            <>
              <p className="text-[15px] text-on-rind-2">{text('vip.top')}</p>
              {level && <Brings level={level} />}
            </>
          )}
        </div>
      </div>
    </section>
  )
}

function Until({ day }: { day: string }) {
  const text = useText()
  const language = useLanguage()
  const at = formatDateTime(`${day}T12:00:00Z`, language, 'UTC', 'date')
  return <p className="text-[13px] text-on-rind-2">{text('vip.until', { at })}</p>
}

function Keep({ rank, keep }: { rank: number; keep: NonNullable<Standing['keep']> }) {
  const text = useText()
  return (
    <Card as="section" className="grid gap-4 p-5" aria-labelledby="vip-keep" data-testid="vip-keep">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id="vip-keep" className="text-[17px]">
          {text('vip.keep', { rank: String(rank) })}
        </h3>
        {keep.isKept && <p className="font-[620] text-[14px] text-positive">{text('vip.kept')}</p>}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Progress of="deposits" {...keep.deposits} />
        <Progress of="valid" {...keep.valid} />
      </div>
      <p className="text-[13px] text-text-2">{text('vip.keep_text')}</p>
    </Card>
  )
}

function History({ changes }: { changes: Standing['changes'] }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  return (
    <section className="grid gap-3" aria-labelledby="vip-history">
      <h3 id="vip-history" className="text-[17px]">
        {text('vip.history')}
      </h3>
      <Card as="ol" className="divide-y divide-line">
        {changes.map(({ to, what, at }) => (
          <li key={`${at}-${to}`} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3">
            <span className="text-[15px]">{text(`vip.change_${what}`, { rank: String(to) })}</span>
            <span className="text-[13px] text-text-2">{formatDateTime(at, language, timeZone, 'date')}</span>
          </li>
        ))}
      </Card>
    </section>
  )
}
