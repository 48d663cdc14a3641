import { formatMoney } from '@jackfruit/i18n'
import { Button, Card, Picture, RindTexture, Skeleton } from '@jackfruit/ui'
import { subjectPicture } from '../../../shared/look/pictures.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useText } from '../../../shared/text/text.ts'
import { ConvertForm } from './ConvertForm.tsx'
import { pointsFigure, pointsOf } from './figure.ts'
import { type Terms, usePoints } from './queries.ts'

interface MallHeadProps {
  terms: Terms
  onHow: () => void
  onLogIn: () => void
  onSetPassword: () => void
}

/** What the member has, what earns it, and the way to money. Only here is gold. */
export function MallHead({ terms, onHow, onLogIn, onSetPassword }: MallHeadProps) {
  const text = useText()
  const { currency } = useBrand()
  const session = useSession()
  const { data: own } = usePoints()
  const per = terms.ratios.find(({ line }) => line === 'RNG')?.per
  return (
    <section
      className="rind on-rind relative isolate grid gap-5 overflow-hidden rounded-[18px] p-5 md:p-6 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.1fr)] lg:items-center"
      aria-labelledby="mall-points"
    >
      <RindTexture strength={0.2} fade="start" />
      <Picture
        src={subjectPicture('gem')}
        width={160}
        height={160}
        className="absolute -end-1 top-2 -z-[1] size-[112px] lg:static lg:size-[160px]"
      />
      <div className="grid justify-items-start gap-1">
        <h1 id="mall-points" className="!text-[15px] font-[620] text-on-rind-2">
          {text('promotions.mall_title')}
        </h1>
        {session ? (
          own ? (
            <>
              <p className="num text-[36px] leading-[1.15] font-[720]" data-testid="points-balance">
                {pointsFigure(own.balance)}{' '}
                <span className="text-[16px] text-gold-300">{text('points.unit')}</span>
              </p>
              {pointsOf(own.earnedToday) > 0n && (
                <p className="text-[14px] text-on-rind-2">
                  {text('points.today', { points: pointsFigure(own.earnedToday) })}
                </p>
              )}
              {pointsOf(own.owed) > 0n && (
                <p className="max-w-[46ch] text-[14px]">
                  {text('points.owed', { points: pointsFigure(own.owed) })}
                </p>
              )}
            </>
          ) : (
            <Skeleton className="h-[44px] w-40" />
          )
        ) : (
          <p className="mt-1 max-w-[30ch] pe-14 text-[20px] font-[640] lg:pe-0">
            {text('points.log_in_see')}
          </p>
        )}
        <p className="max-w-[52ch] text-[14px] text-on-rind-2">
          {per && `${text('points.earn_lead', { amount: formatMoney(per, currency) })} `}
          {text('points.never')}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {!session && (
            <Button look="gold" onClick={onLogIn}>
              {text('points.log_in')}
            </Button>
          )}
          <Button onClick={onHow} className="!border-on-rind-2 !bg-transparent !text-on-rind">
            {text('points.how')}
          </Button>
        </div>
      </div>
      {session && own && terms.convert && (
        <Card className="p-4 text-text md:p-5">
          <ConvertForm terms={terms.convert} own={own} onSetPassword={onSetPassword} />
        </Card>
      )}
      {!session && terms.convert && (
        <p className="num self-end text-[15px] lg:justify-self-end">
          {text('points.rate', {
            points: pointsFigure(terms.convert.points),
            amount: formatMoney(terms.convert.money, currency),
          })}
        </p>
      )}
    </section>
  )
}
