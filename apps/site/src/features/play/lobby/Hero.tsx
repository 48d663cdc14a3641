import { Button, Picture } from '@jackfruit/ui'
import type { Game } from '../../../shared/games/game.ts'
import { ReceiptIcon, ScalesIcon } from '../../../shared/look/icons.ts'
import { heroPicture } from '../../../shared/look/pictures.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'

interface HeroProps {
  game: Game | undefined
  isLoggedIn: boolean
  canRegister: boolean
  onRegister: () => void
  onLogin: () => void
  onPlay: (game: Game) => void
  onRecords: () => void
}

/** The one offer of the page: words live at the start, the picture's subject never under them. */
export function Hero({ game, isLoggedIn, canRegister, onRegister, onLogin, onPlay, onRecords }: HeroProps) {
  const text = useText()
  const { playMoney } = useBrand()
  return (
    <section className="on-rind relative isolate flex min-h-[236px] overflow-hidden rounded-[20px] bg-rind-700 text-on-rind md:min-h-[384px] md:rounded-[24px]">
      <Picture
        src={heroPicture('wide')}
        phoneSrc={heroPicture('phone')}
        fetchPriority="high"
        className="absolute inset-0 -z-[1] h-full w-full object-cover object-right md:object-[calc(100%+96px)_50%] rtl:-scale-x-100"
      />
      <div className="absolute inset-0 -z-[1] bg-[linear-gradient(90deg,#14543a_22%,transparent_72%)] rtl:-scale-x-100 md:bg-[linear-gradient(90deg,#14543a_10%,transparent_56%)]" />
      <div className="flex w-[62%] flex-col items-start justify-center gap-3 p-5 md:w-[50%] md:gap-4 md:p-10 lg:w-[47%] lg:ps-12 lg:pe-0">
        <h1 className="text-[24px] leading-[1.12] font-[800] tracking-[-0.022em] tall:leading-[1.5] tall:tracking-normal [font-stretch:116%] md:text-[38px]">
          {text('lobby.hero_title_1')} <span className="text-[#ffd35c]">{text('lobby.hero_title_2')}</span>
        </h1>
        <p className="text-[13px] text-rind-100 md:max-w-[34ch] md:text-[16px]">
          {text('lobby.hero_text')}{' '}
          {playMoney && <span className="max-md:hidden">{text('lobby.hero_money')}</span>}
        </p>
        <div className="mt-1 flex flex-wrap gap-2.5 md:gap-3">
          {isLoggedIn ? (
            <>
              {game && (
                <Button
                  look="gold"
                  size="lg"
                  className="max-md:!min-h-11 max-md:!px-4 max-md:!text-[15px]"
                  onClick={() => onPlay(game)}
                >
                  <span className="max-md:hidden">{text('lobby.hero_play', { game: game.displayName })}</span>
                  <span className="md:hidden">{text('lobby.play')}</span>
                </Button>
              )}
              <Button
                look="ghost"
                size="lg"
                className="max-md:!hidden"
                icon={<ReceiptIcon size={20} />}
                onClick={onRecords}
              >
                {text('lobby.hero_records')}
              </Button>
            </>
          ) : (
            <>
              <Button
                look="gold"
                size="lg"
                className="max-md:!min-h-11 max-md:!px-4 max-md:!text-[15px]"
                onClick={canRegister ? onRegister : onLogin}
              >
                {text(canRegister ? 'lobby.hero_join' : 'shell.log_in')}
              </Button>
              <a href="#fairness" className="btn btn-ghost btn-lg max-md:!hidden">
                <ScalesIcon size={20} />
                {text('lobby.hero_how')}
              </a>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
