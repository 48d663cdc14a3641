import type { Game } from '../flow/game.ts'
import type { GameView } from '../game-view.ts'
import type { Opening, PastRound } from '../model.ts'
import { PlayFailure, type PlayServer } from '../play/play-server.ts'
import type { Say } from '../texts.ts'
import { autoplayForm } from './autoplay.ts'
import { fairnessSection } from './fairness.ts'
import { historyFailed, historyLoading, historyTable } from './history.ts'
import { makePanel } from './panel.ts'
import { rulesPage } from './rules.ts'

export interface Panels {
  readonly nodes: readonly HTMLElement[]
  readonly rules: () => void
  readonly history: () => void
  readonly autoplay: () => void
}

/** The three dialogs of a game. They open only between rounds, except the rules. */
export function openPanels(parts: { say: Say; view: GameView; opening: Opening; server: PlayServer; game: Game }): Panels {
  const { say, view, opening, server, game } = parts
  const rules = makePanel(say, say('rules.title'), 'wide')
  const history = makePanel(say, say('history.title'), 'wide')
  const autoplay = makePanel(say, say('auto.title'), 'small')

  /** The end of a session is the whole game's affair; anything else is told where it happened. */
  const sessionLost = (failure: unknown): boolean => {
    if (!(failure instanceof PlayFailure)) throw failure
    if (failure.kind !== 'session') return false
    game.failed(failure)
    return true
  }

  const changeSeeds = async (clientSeed: string) => {
    try {
      const changed = await server.changeSeeds(clientSeed)
      game.takeFairness(changed.fairness)
      return changed
    } catch (failure) {
      if (!sessionLost(failure)) return null
      rules.close()
      return null
    }
  }

  const save = async (round: PastRound) => {
    const proof = await server.proof(round.id)
    const address = URL.createObjectURL(new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `round-${round.number}.json`
    link.click()
    URL.revokeObjectURL(address)
  }

  const showHistory = async () => {
    history.open(historyLoading(say))
    const failed = (failure: unknown) => {
      if (sessionLost(failure)) history.close()
      else history.open(historyFailed(say, () => void showHistory()))
    }
    try {
      const rounds = await server.history()
      history.open(historyTable(say, opening.currency, rounds, (round) => {
        save(round).catch(failed)
      }))
    } catch (failure) {
      failed(failure)
    }
  }

  return {
    nodes: [rules.node, history.node, autoplay.node],
    rules: () => rules.open([...rulesPage(say, view, opening, game.stake()), fairnessSection(say, game.fairness(), changeSeeds)]),
    history: () => {
      if (game.idle()) void showHistory()
    },
    autoplay: () => {
      if (!game.idle()) return
      autoplay.open(autoplayForm(say, opening.currency, game.stake(), (plan) => {
        autoplay.close()
        game.startAutoplay(plan)
      }))
    },
  }
}
