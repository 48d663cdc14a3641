export const texts = {
  EN: {
    'sicbo.rules':
      'Three dice are rolled. Small is a total of 4 to 10, Big is 11 to 17; a triple takes Small, Big, Odd and Even.',
    'sicbo.bets':
      'One number pays for each die that shows it. Two or three numbers win when all of them fall; two or three times the same number is a double or a triple. A set of four, marked ×3, wins when three different dice all are in it.',
  },
  MY: {
    'sicbo.rules':
      'အန်စာတုံး သုံးတုံး ခေါက်ပါသည်။ အသေးက စုစုပေါင်း 4 မှ 10၊ အကြီးက 11 မှ 17 ဖြစ်ပါသည်။ သုံးလုံးတူ ကျလျှင် အသေး၊ အကြီး၊ မ၊ စုံ အားလုံး ရှုံးပါသည်။',
    'sicbo.bets':
      'ဂဏန်းတစ်လုံးကို လောင်းလျှင် ထိုဂဏန်းကျသည့် အန်စာတုံးတိုင်းအတွက် ဆုရပါသည်။ ဂဏန်းနှစ်လုံး သို့မဟုတ် သုံးလုံးကို လောင်းလျှင် အားလုံးကျမှ နိုင်ပါသည်။ ×3 ပါသော လေးလုံးတွဲသည် မတူသော အန်စာတုံး သုံးတုံးလုံး ထိုအတွဲထဲ ပါမှ နိုင်ပါသည်။',
  },
} as const
