import { Button, Picture } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import type { Game } from '../../../shared/games/game.ts'
import { fetchAhead } from '../../../shared/look/ahead.ts'
import { heroPicture } from '../../../shared/look/pictures.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'

interface HeroProps {
  game: Game | undefined
  /** A visitor's ways in; a member goes on with a game. */
  doors: ReactNode
  onPlay: (game: Game) => void
}

/** The one offer of a brand without slides: words live at the start, the picture's subject never under them. */
export function Hero({ game, doors, onPlay }: HeroProps) {
  const text = useText()
  const { playMoney } = useBrand()
  fetchAhead(heroPicture('wide'), heroPicture('phone'))
  return (
    <section className="on-rind relative isolate flex h-[204px] overflow-hidden rounded-[20px] bg-rind-700 text-on-rind tall:h-[220px] md:!h-[316px] md:rounded-[24px]">
      <Picture
        src={heroPicture('wide')}
        phoneSrc={heroPicture('phone')}
        fetchPriority="high"
        className="absolute inset-0 -z-[1] h-full w-full object-cover object-right md:object-[calc(100%+96px)_50%] rtl:-scale-x-100"
      />
      <div className="absolute inset-0 -z-[1] bg-[linear-gradient(90deg,#14543a_22%,transparent_72%)] rtl:-scale-x-100 md:bg-[linear-gradient(90deg,#14543a_10%,transparent_56%)]" />
      <div className="flex w-[68%] flex-col items-start justify-center gap-2 p-4 md:w-[56%] md:gap-4 md:p-10">
        <h1 className="text-[22px] leading-[1.12] font-[800] tracking-[-0.022em] tall:text-[19px] tall:leading-[1.5] tall:tracking-normal [font-stretch:116%] md:text-[38px]">
          {text('lobby.hero_title_1')} <span className="text-[#ffd35c]">{text('lobby.hero_title_2')}</span>
        </h1>
        <p className="line-clamp-2 text-[13px] text-rind-100 max-md:tall:line-clamp-1 md:max-w-[34ch] md:text-[16px]">
          {text('lobby.hero_text')} {playMoney && text('lobby.hero_money')}
        </p>
        {doors ??
          (game && (
            <Button
              look="gold"
              className="max-w-full max-md:!min-h-11 max-md:!px-4 max-md:!text-[15px]"
              onClick={() => onPlay(game)}
            >
              <span className="truncate max-md:hidden">
                {text('lobby.hero_play', { game: game.displayName })}
              </span>
              <span className="md:hidden">{text('lobby.play')}</span>
            </Button>
          ))}
      </div>
    </section>
  )
}
