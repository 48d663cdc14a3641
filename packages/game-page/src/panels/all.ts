import type { Game } from '../flow/game.ts'
import type { HostBridge } from '../host-bridge.ts'
import type { Opening, PastRound } from '../model.ts'
import { PlayFailure, type PlayServer } from '../play/play-server.ts'
import type { Say } from '../texts.ts'
import type { GameView, ViewParts } from '../view.ts'
import { autoplayForm } from './autoplay.ts'
import { fairnessSection } from './fairness.ts'
import { historyFailed, historyLoading, historyTable } from './history.ts'
import { makePanel } from './panel.ts'
import { proofPage } from './proof.ts'
import { certificate } from './rules.ts'

export interface Panels {
  readonly nodes: readonly HTMLElement[]
  readonly rules: () => void
  readonly history: () => void
  readonly autoplay: () => void
}

/** The three dialogs of a game. They open only between rounds, except the rules. */
export function openPanels(parts: {
  say: Say
  view: GameView
  viewParts: ViewParts
  hasFeature: boolean
  opening: Opening
  server: PlayServer
  game: Game
  host: HostBridge
}): Panels {
  const { say, view, viewParts, hasFeature, opening, server, game, host } = parts
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

  const showProof = async (round: PastRound) => {
    const shown = await server.proof(round.id)
    const page = makePanel(say, say('proof.title', { round: round.number }), 'small')
    page.node.addEventListener('close', () => page.node.remove())
    document.body.append(page.node)
    page.open(proofPage(say, round, shown, { mayDownload: !host.embedded }))
  }

  const showHistory = async () => {
    history.open(historyLoading(say))
    const failed = (failure: unknown) => {
      if (sessionLost(failure)) history.close()
      else history.open(historyFailed(say, () => void showHistory()))
    }
    try {
      const rounds = await server.history()
      history.open(
        historyTable(say, opening.currency, opening.language, rounds, {
          watch: (round) => {
            history.close()
            game.replay(round.id)
          },
          prove: (round) => {
            showProof(round).catch(failed)
          },
        }),
      )
    } catch (failure) {
      failed(failure)
    }
  }

  return {
    nodes: [rules.node, history.node, autoplay.node],
    rules: () =>
      rules.open([
        ...view.rules(viewParts),
        ...certificate(say, opening),
        fairnessSection(say, game.fairness(), changeSeeds),
      ]),
    history: () => {
      if (game.idle()) void showHistory()
    },
    autoplay: () => {
      if (!game.idle()) return
      autoplay.open(
        autoplayForm(say, opening.currency, game.cost(), hasFeature, (plan) => {
          autoplay.close()
          game.startAutoplay(plan)
        }),
      )
    },
  }
}
