export const texts = {
  'mines.count': 'Mines',
  'mines.fewer': 'Fewer mines',
  'mines.more': 'More mines',
  'mines.cell': 'Cell {number}',
  'mines.safe': 'Cell {number}: safe',
  'mines.mine': 'Cell {number}: mine',
  'mines.won': '{cells} safe · {multiple}',
  'mines.left': 'Stones left',
  'mines.hidden': 'Mines hidden',
  'mines.how':
    'Choose how many of the 25 cells hide a mine and bet. Open cells one by one: each safe one raises the multiplier. Cash out whenever you like; a mine ends the round with nothing.',
  'mines.field':
    'The mines are laid before you open the first cell and do not move. You see them when the round ends.',
  'mines.auto': 'Auto play opens three cells and cashes out.',
  'mines.cells': 'Safe cells',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
