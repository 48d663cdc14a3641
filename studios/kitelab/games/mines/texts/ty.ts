import type { Texts } from './en.ts'

export const texts: Texts = {
  'mines.count': 'Mina',
  'mines.fewer': 'Bawasan ang mina',
  'mines.more': 'Dagdagan ang mina',
  'mines.cell': 'Cell {number}',
  'mines.safe': 'Cell {number}: ligtas',
  'mines.mine': 'Cell {number}: mina',
  'mines.won': '{cells} ligtas · {multiple}',
  'mines.left': 'Natitirang bato',
  'mines.hidden': 'Nakatagong mina',
  'mines.how':
    'Piliin kung ilan sa 25 cell ang may nakatagong mina at tumaya. Isa-isang buksan ang mga cell: tumataas ang multiplier sa bawat ligtas. Mag-cash out kung kailan mo gusto; ang mina ay tumatapos sa round nang walang balik.',
  'mines.field':
    'Inilalagay ang mga mina bago mo buksan ang unang cell at hindi na gumagalaw. Makikita mo ang mga ito pagkatapos ng round.',
  'mines.auto': 'Nagbubukas ang auto play ng tatlong cell at nagka-cash out.',
  'mines.cells': 'Ligtas na cell',
}
