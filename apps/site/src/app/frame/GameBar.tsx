import { GameFigures } from './GameFigures.tsx'

/** Above a running game on a page that keeps its header, which has the balance and the ways. */
export const GameBar = () => (
  <div
    data-testid="game-bar"
    className="on-rind [--negative:#ff8a78] [--positive:#5fd598] flex min-h-8 flex-none flex-wrap items-center gap-x-6 gap-y-0.5 bg-rind-800 px-4 py-1 text-[14px] text-on-rind"
  >
    <GameFigures />
  </div>
)
