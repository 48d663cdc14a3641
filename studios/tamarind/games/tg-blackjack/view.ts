import { boardOf } from '@jackfruit/game-page/felt/board'
import { words } from '@jackfruit/game-page/words/blackjack/words'
import { feltView } from '../../client/felt/felt-view.ts'
import manifest from './game.json' with { type: 'json' }
import { openBets } from './open-bets.ts'
import { readShown } from './shown.ts'
import { handsScene } from './view-hands.ts'

export const view = feltView({
  name: manifest.name,
  hall: 'radial-gradient(ellipse at 50% 0%, #26364a, #080c14 75%)',
  cloth: '#123f4a',
  texts: words,
  board: (_, ratio) => boardOf(ratio < 1.6 ? [['main'], ['pairs'], ['poker']] : [['pairs', 'main', 'poker']]),
  place: (id, say) => ({ label: say(`bj.${id}`), tone: id === 'main' ? 'gold' : 'plain' }),
  kind: 'hand',
  scene: handsScene,
  printed: (say) => [say('bj.pays'), say('bj.stands')],
  mark: (shown) => {
    const { hands, dealer } = readShown(shown)
    const own = hands[0]?.total ?? 0
    const isWon = own <= 21 && (dealer.total > 21 || own > dealer.total)
    const isEven = own <= 21 && own === dealer.total
    return { text: String(own), tone: isWon ? 'green' : isEven ? 'gold' : 'red' }
  },
  wins: (shown) => {
    const { sides } = readShown(shown)
    return Object.fromEntries(sides.map(({ id, win }) => [id, win]))
  },
  words: (shown, say) => {
    const { hands, dealer } = readShown(shown)
    return say('bj.words', { own: hands.map(({ total }) => total).join(' · '), dealer: dealer.total })
  },
  rules: ['bj.rules', 'bj.play', 'bj.sides', 'bj.keys', 'bj.left'],
  needs: 'main',
  hasActions: true,
  bets: openBets,
})
