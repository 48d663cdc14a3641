export const texts = {
  ...{ 'bac.P': 'Player', 'bac.B': 'Banker', 'bac.T': 'Tie' },
  ...{
    'bac.PP': 'Player pair',
    'bac.BP': 'Banker pair',
    'bac.EP': 'Either pair',
    'bac.XP': 'Perfect pair',
  },
  ...{ 'bac.BIG': 'Big', 'bac.SML': 'Small', 'bac.S6': 'Super 6', 'bac.L6': 'Lucky 6' },
  ...{ 'bac.D7': 'Dragon 7', 'bac.P8': 'Panda 8' },
  ...{ 'bac.DBP': 'Player bonus', 'bac.DBB': 'Banker bonus' },
  'bac.rules':
    'Eight decks, shuffled for each round. A is 1, 10 and pictures are 0, and only the last digit of a total counts. Eight or nine with two cards ends the round.',
  'bac.third':
    'Player draws a third card on 0 to 5. Banker draws on 0 to 2, stands on 7, and between these follows the card that Player drew.',
  'bac.push':
    'On a tie the stakes on Player and Banker come back. Banker pays 0.95:1. Big is five or six cards, Small is four. The bonuses pay for a natural or a win by four points or more.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
