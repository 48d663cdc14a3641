import { ErrorBlock, Skeleton } from '@jackfruit/ui'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import type { Maker } from '../../../shared/games/makers.ts'
import { vendorGlyph } from '../../../shared/look/pictures.ts'
import { useText } from '../../../shared/text/text.ts'
import { useMakers } from './queries.ts'

interface MakersProps {
  onOpen: (item: LaunchItem) => void
}

/** Who deals the games; and the sentence that tells why makers and money are apart. */
export function Makers({ onOpen }: MakersProps) {
  const text = useText()
  const makers = useMakers()
  if (makers.data?.length === 0) return null
  return (
    <section aria-labelledby="makers">
      <h2 id="makers" className="mb-4 text-[19px] md:text-[24px]">
        {text('lobby.makers_title')}
      </h2>
      <div
        className="card flex flex-wrap items-center gap-x-8 gap-y-4 p-5 md:px-8"
        aria-busy={makers.isPending}
      >
        {makers.isError ? (
          <div className="w-full">
            <ErrorBlock
              title={text('lobby.makers_failed')}
              retryLabel={text('common.retry')}
              isRetrying={makers.isFetching}
              onRetry={() => void makers.refetch()}
            />
          </div>
        ) : (
          <>
            <ul className="flex flex-wrap gap-3">
              {makers.isPending ? (
                <li>
                  <Skeleton className="h-[68px] w-[190px] !rounded-[14px]" />
                </li>
              ) : (
                makers.data.map((maker) => (
                  <li key={maker.vassalage}>
                    <button
                      type="button"
                      data-testid="maker"
                      onClick={() => onOpen({ isGame: 'VASSALAGE', ...namesOf(maker) })}
                      className="text-start hover:bg-hover flex min-h-[68px] items-center gap-3.5 rounded-[14px] bg-surface-2 px-5 py-3 ring-1 ring-line"
                    >
                      <img src={vendorGlyph(maker.vassalage)} alt="" width={34} height={34} />
                      <span>
                        <span className="block text-[16px] leading-[1.3] font-[740] [font-stretch:108%]">
                          {maker.name}
                        </span>
                        <span className="block text-[13px] text-text-2">
                          {text(
                            maker.gameType === 'RNG' ? 'lobby.games_title' : `lobby.type_${maker.gameType}`,
                          )}
                        </span>
                      </span>
                    </button>
                  </li>
                ))
              )}
            </ul>
            <p className="min-w-[240px] flex-1 text-[14px] text-text-2">{text('lobby.makers_text')}</p>
          </>
        )}
      </div>
    </section>
  )
}

const namesOf = ({ vassalage, gameType, name: displayName }: Maker): LaunchItem => ({
  vassalage,
  gameType,
  displayName,
})
