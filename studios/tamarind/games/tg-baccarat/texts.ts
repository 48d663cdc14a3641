export const texts = {
  EN: {
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
  },
  MY: {
    ...{ 'bac.P': 'ပလေယာ', 'bac.B': 'ဘန်ကာ', 'bac.T': 'သရေ' },
    ...{ 'bac.PP': 'ပလေယာ အတွဲ', 'bac.BP': 'ဘန်ကာ အတွဲ', 'bac.EP': 'တစ်ဖက်ဖက် အတွဲ', 'bac.XP': 'အတွဲ အပြည့်' },
    ...{ 'bac.BIG': 'အကြီး', 'bac.SML': 'အသေး', 'bac.S6': 'စူပါ 6', 'bac.L6': 'ကံကောင်း 6' },
    ...{ 'bac.D7': 'နဂါး 7', 'bac.P8': 'ပန်ဒါ 8' },
    ...{ 'bac.DBP': 'ပလေယာ ဘောနပ်စ်', 'bac.DBB': 'ဘန်ကာ ဘောနပ်စ်' },
    'bac.rules':
      'ဖဲထုပ် ရှစ်ထုပ်ကို ပွဲတိုင်း အသစ်ပြန်ချိုးပါသည်။ A က 1၊ 10 နှင့် အရုပ်ကတ်က 0 ဖြစ်ပြီး ပေါင်းလဒ်၏ နောက်ဆုံးဂဏန်းကိုသာ ရေတွက်ပါသည်။ ကတ်နှစ်ချပ်နှင့် 8 သို့မဟုတ် 9 ရလျှင် ပွဲပြီးပါသည်။',
    'bac.third':
      'ပလေယာသည် 0 မှ 5 အထိ တတိယကတ် ဆွဲပါသည်။ ဘန်ကာသည် 0 မှ 2 အထိ ဆွဲ၊ 7 တွင် ရပ်ပြီး ကြားဂဏန်းများတွင် ပလေယာဆွဲသည့်ကတ်အတိုင်း ဆုံးဖြတ်ပါသည်။',
    'bac.push':
      'သရေကျလျှင် ပလေယာနှင့် ဘန်ကာ လောင်းကြေးများ ပြန်ရပါသည်။ ဘန်ကာက 0.95:1 ပေးပါသည်။ အကြီးက ကတ် ငါးချပ် သို့မဟုတ် ခြောက်ချပ်၊ အသေးက လေးချပ်ဖြစ်ပါသည်။ ဘောနပ်စ်က ကတ်နှစ်ချပ်နိုင် သို့မဟုတ် လေးမှတ်နှင့်အထက် ကွာနိုင်လျှင် ပေးပါသည်။',
  },
} as const
