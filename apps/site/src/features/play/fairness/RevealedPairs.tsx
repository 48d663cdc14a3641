import { formatDateTime } from '@jackfruit/i18n'
import { Link } from '../../../shared/address/Link.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { Fact } from './Fact.tsx'
import type { Pairs } from './seeds.ts'

/** What was revealed, the newest first: with it the rounds of that time can be checked. */
export function RevealedPairs({ pairs }: { pairs: Pairs['revealed'] }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  if (pairs.length === 0) return <p className="text-[14px] text-text-2">{text('seeds.earlier_none')}</p>
  return (
    <div>
      <h3 className="text-[16px]">{text('seeds.earlier')}</h3>
      <ul data-testid="revealed">
        {pairs.map(({ serverSeed, commit, clientSeed, rounds, revealedAt, isRetired }) => (
          <li key={commit} className="border-line py-3 not-first:border-t">
            <p className="num text-[13px] text-text-2">{formatDateTime(revealedAt, language, timeZone)}</p>
            {isRetired && <p className="mt-1 text-[14px] text-text-2">{text('seeds.retired')}</p>}
            <dl className="grid text-[14px]">
              <Fact label={text('verify.revealed')} value={serverSeed} isCode />
              <Fact label={text('verify.promised')} value={commit} isCode />
              <Fact label={text('verify.client_seed')} value={clientSeed} isCode />
              <Fact label={text('seeds.rounds')} value={String(rounds)} />
            </dl>
          </li>
        ))}
      </ul>
      <Link to="/records" className="inline-flex min-h-11 items-center font-[600] text-link underline">
        {text('seeds.check_rounds')}
      </Link>
    </div>
  )
}
