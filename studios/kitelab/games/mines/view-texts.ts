import { houseEn, houseMy } from '../../client/house/texts.ts'

const en = {
  ...houseEn,
  'mines.count': 'Mines',
  'mines.fewer': 'Fewer mines',
  'mines.more': 'More mines',
  'mines.cell': 'Cell {number}',
  'mines.safe': 'Cell {number}: safe',
  'mines.mine': 'Cell {number}: mine',
  'mines.won': '{cells} safe · {multiple}',
  'mines.how':
    'Choose how many of the 25 cells hide a mine and bet. Open cells one by one: each safe one raises the multiplier. Cash out whenever you like; a mine ends the round with nothing.',
  'mines.field':
    'The mines are laid before you open the first cell and do not move. You see them when the round ends.',
  'mines.auto': 'Auto play opens three cells and cashes out.',
  'mines.cells': 'Safe cells',
} as const

const my: Readonly<Record<keyof typeof en, string>> = {
  ...houseMy,
  'mines.count': 'မိုင်းအရေအတွက်',
  'mines.fewer': 'မိုင်း လျှော့ရန်',
  'mines.more': 'မိုင်း တိုးရန်',
  'mines.cell': 'အကွက် {number}',
  'mines.safe': 'အကွက် {number} - ဘေးကင်းသည်',
  'mines.mine': 'အကွက် {number} - မိုင်း',
  'mines.won': 'ဘေးကင်း {cells} ကွက် · {multiple}',
  'mines.how':
    'အကွက် 25 ကွက်တွင် မိုင်းမည်မျှ ထားမည်ကို ရွေးပြီး လောင်းပါ။ အကွက်များကို တစ်ခုချင်း ဖွင့်ပါ။ ဘေးကင်းသောအကွက်တိုင်းတွင် အဆ တိုးလာသည်။ ကြိုက်သည့်အချိန်တွင် ထုတ်ယူနိုင်သည်။ မိုင်းတွေ့လျှင် ဘာမှမရဘဲ ပွဲပြီးဆုံးသည်။',
  'mines.field': 'မိုင်းများကို ပထမအကွက် မဖွင့်မီ ချထားပြီး မရွှေ့ပါ။ ပွဲပြီးသောအခါ အားလုံးကို မြင်ရသည်။',
  'mines.auto': 'အော်တိုသည် အကွက်သုံးကွက် ဖွင့်ပြီး ထုတ်ယူသည်။',
  'mines.cells': 'ဘေးကင်းကွက်',
}

export const texts = { EN: en, MY: my }
