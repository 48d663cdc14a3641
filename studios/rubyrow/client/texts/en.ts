/** What the page of a shared table says, and names and rules that no game for one player has. */
export const texts = {
  ...{ 'table.bac-classic': 'Baccarat', 'table.bac-nocomm': 'Super 6 baccarat' },
  ...{ 'table.bac-speed': 'Speed baccarat', 'table.roul-eu': 'European roulette' },
  ...{ 'table.roul-partage': 'French roulette', 'table.sicbo': 'Sic bo', 'table.taixiu': 'Tai xiu' },
  ...{ 'table.dt': 'Dragon tiger', 'table.fantan': 'Fan tan', 'table.xocdia': 'Xoc dia' },
  ...{ 'table.fpc': 'Fish prawn crab', 'table.andarbahar': 'Andar bahar' },
  ...{ 'table.tp2020': 'Teen patti 20-20', 'table.colorgame': 'Colour game' },
  ...{ 'table.colorgame-boost': 'Colour game, boosted', 'table.big6-54': 'Money wheel' },
  'live.table': 'The table',
  'live.simulated': 'Simulated dealer',
  'live.limits': 'From {least} · main bets to {main} · side bets to {side}',
  ...{ 'live.coming': 'Joining the table', 'live.comingNote': 'One moment' },
  ...{ 'live.waiting': 'The table pauses', 'live.waitingNote': 'The next round opens soon' },
  ...{ 'live.open': 'Bets open', 'live.openNote': 'Put chips down and confirm' },
  ...{ 'live.last': 'Last bets', 'live.lastNote': 'Confirm now' },
  ...{ 'live.closed': 'No more bets', 'live.closedNote': 'Bets are closed' },
  ...{ 'live.dealing': 'The round is dealt', 'live.dealingNote': 'Bets are closed' },
  ...{ 'live.result': 'Result', 'live.resultNote': 'The next round opens soon' },
  ...{ 'live.over': 'Your session has ended', 'live.overNote': 'Open the table again from the lobby' },
  'live.onTable': 'On the table',
  'live.confirm.ready': 'Confirm {amount}',
  'live.confirm.asking': 'Asking … {amount}',
  'live.confirm.repeat': 'Bet again {amount}',
  'live.confirm.in': '{amount} is in',
  'live.in': '{amount} is in.',
  'live.notIn': 'Not confirmed in time: these chips went back to you.',
  'live.placeIn': '{amount} is in',
  'live.placeDraft': '{amount} not confirmed',
  'live.beyond.place': 'This place takes {amount} at most.',
  'live.beyond.round': 'One round takes {amount} at most.',
  'live.beyond.win': 'One round returns {amount} at most: this bet could return more.',
  'live.beyond.balance': 'Your balance is {amount}.',
  'live.lastRound': 'Last round',
  'live.lastRounds': 'Last {count} rounds',
  'live.crowd': '{count} with bets · {amount}',
  'live.crowdTitle': 'Bets of this round',
  'live.crowdHow': 'The largest bets in your currency. Names are masked.',
  'live.crowdWho': 'Player',
  'live.crowdNobody': 'Nobody has bet in this round yet.',
  'live.next': 'If {side} comes next',
  'live.race': 'Wheel track',
  'live.neighbours': '{number} with {count} neighbours on each side',
  ...{ 'live.fewer': 'Fewer neighbours', 'live.more': 'More neighbours' },
  ...{ 'roulette.tiers': 'Tiers', 'roulette.orphelins': 'Orphelins' },
  ...{ 'roulette.voisins': 'Voisins', 'roulette.zero': 'Zero' },
  'live.about':
    'Everybody at the table plays the same round. The dealer is simulated: what you see is drawn by your device from the result, and is no video. Chips count once you have confirmed them and the table has said that they are in. The clock is the table’s, not your device’s.',
  'live.places': 'What each bet pays',
  'live.roundLimits': 'One round takes {round} at most from you, and returns {win} at most.',
  'live.keys':
    'Keys: 1 to 7 choose a chip, Enter confirms, U takes the last chip back, C clears, R repeats, D doubles, Delete on a place takes its chips back, M sound, I rules.',
  'live.noCommission':
    'On a tie the stakes on Player and Banker come back. Banker pays 1:1, and half of that when it wins with 6. Big is five or six cards, Small is four.',
  'live.partage':
    'When the ball falls on 0, half of every bet on red, black, odd, even, 1–18 and 19–36 comes back.',
  'live.taixiu':
    'Three dice are thrown. Big is a total of 11 to 17, Small of 4 to 10. When all three dice are alike, both lose.',
  'live.colours':
    'Three dice with six colours are thrown. A colour pays 1:1, 2:1 or 3:1 when it shows on one, two or three of them. A pair of colours wins when both show.',
  'live.coloursBoosted':
    'Three dice with six colours are thrown. A colour pays 1:1 or 2:1 when it shows on one or two of them, and 12:1 on all three. A pair of colours wins when both show.',
  ...{ 'colour.red': 'Red', 'colour.blue': 'Blue', 'colour.yellow': 'Yellow' },
  ...{ 'colour.green': 'Green', 'colour.white': 'White', 'colour.pink': 'Pink' },
  'fantan.rest': '{count} left',
  'fantan.kwok': 'Kwok {rests}',
  'fantan.ssh': 'Three: {rests}',
  'fantan.nim': '{win} wins, {other} returns',
  'fantan.nga': '{win} wins, {other} loses',
  'fantan.rules':
    'Beads under a cup, from 40 to 79, are taken away by fours. The one to four that are left at the end win.',
  'fantan.bets':
    'A number alone wins when it is left. Kwok wins on either of two numbers, Three on any of three. “A wins, B returns” gives the stake back on B and loses on the others; “A wins, B loses” gives it back on the two others.',
  ...{ 'xocdia.red-4': 'Four red', 'xocdia.red-3': 'Three red', 'xocdia.two-two': 'Two and two' },
  ...{ 'xocdia.white-3': 'Three white', 'xocdia.white-4': 'Four white', 'xocdia.same-4': 'Four alike' },
  'xocdia.fallen': '{reds} red, {whites} white',
  'xocdia.rules':
    'Four discs, red on one side and white on the other, are shaken under a bowl. Even wins on four, two or no red ones, Odd on three or one.',
  ...{ 'teenpatti.A': 'Player A', 'teenpatti.B': 'Player B', 'teenpatti.T': 'Tie' },
  ...{ 'teenpatti.A-pair-plus': 'A: pair or better', 'teenpatti.B-pair-plus': 'B: pair or better' },
  'teenpatti.six': 'Six-card bonus',
  ...{ 'teenpatti.kind.high': 'High card', 'teenpatti.kind.pair': 'Pair' },
  ...{ 'teenpatti.kind.colour': 'Colour', 'teenpatti.kind.sequence': 'Sequence' },
  ...{ 'teenpatti.kind.pure': 'Pure sequence', 'teenpatti.kind.trail': 'Trail' },
  'teenpatti.rules':
    'Two hands of three cards from one deck; the better one wins. From high to low: trail, pure sequence, sequence, colour, pair, high card. On a tie the stakes on A and B come back.',
  'teenpatti.bets':
    'Pair or better pays by the kind of one hand alone. The six-card bonus pays for the best five of all six cards, from three of a kind on.',
  ...{ 'moneywheel.sun': 'Sun', 'moneywheel.moon': 'Moon' },
  'moneywheel.rules':
    'The wheel has 54 segments: 24 of 1, 15 of 2, seven of 5, four of 10, two of 20, the sun and the moon. The sign under the leather flapper wins and pays what it says; sun and moon pay 40:1.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
