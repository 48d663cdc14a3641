/** What may stay as in English, each with its reason. */

/** Names, codes and words that have no other form in any language. */
export const latinNames =
  /\b(VIP|PVP|OTP|SMS|QR|IP|APP|AES|JSON|H5|nonce|hash|seed|ID|2D|3D|4D|1X2|Meron|Wala|iPhone|iPad|iOS|Android|Safari|Chrome|Edge|Google|Facebook|Telegram|WhatsApp|WeChat|Zalo|Line|YouTube|TikTok|Instagram|Jackpot|Rebate|Turnover|Authenticator|PNG|JPG|CSV|RTP|USDT|E-mail|Email|Popup|bit|Add to Home Screen|Install app|Install|Enter)\b|e(?=スポーツ)/gi

/** Loans that people of this language read and say as they are (Latin scripts only). */
const loans: Readonly<Record<string, readonly string[]>> = {
  ID: [
    'Deposit',
    'Bonus',
    'Rebate',
    'Jackpot',
    'Live casino',
    'Cash out',
    'Parlay',
    'Handicap',
    'Odds',
    'Menu',
    'Email',
    'Slide',
    'Android',
    'Password',
    'Trial',
    'Status',
    'Agen',
    'Level',
    'VIP',
    'Platform',
    'Dealer',
    'Hot',
    'Game',
    'Bingo',
    'Transfer',
    'Banker',
    'Player',
    'Sic bo',
    'Xoc dia',
    'Fan tan',
    'Andar Bahar',
    'Teen Patti',
    'Blackjack',
  ],
  VI: [
    'Deposit',
    'Bonus',
    'Jackpot',
    'Live casino',
    'Cash out',
    'Parlay',
    'Handicap',
    'Menu',
    'Email',
    'Slots',
    'Mini game',
    'Bingo',
    'Chip',
    'Dealer',
    'Baccarat',
    'Roulette',
    'Fan tan',
    'Andar Bahar',
    'Teen Patti',
    'Blackjack',
  ],
}

/** Filipino is written with English nouns; these are the ones that banks and wallets there use. */
const taglish =
  /^(username|password|email|mobile number|invitation code|captcha|jackpot|leaderboard|bonus|slots|sports|esports|lottery|card games|fishing|menu|home|games|game|hot|new|level|nickname|profile|language|theme|agent|player|trial|live casino|balance|customer service|withdraw|deposit|cash out|odds|handicap|parlay|rebate|vip|slide|carousel|live|topics|topic|promotions|payments|maintenance|platform|bulletin|help|privacy|social|online|help centre|optional|stake|payout|status|code|verification code|country code|payment password|file|profile for iphone|server seed|your seed|android|system error|popup blocked|volatility|return|high|low|medium|play money|computer, phone, home screen|under maintenance|general agent|demo agent|demo general agent|void|dark theme|light theme|register|wallet|fee|round|self-exclusion|table games|arcade games|bingo|turnover requirement|bank account|dealer|banker|dragon|tiger|tie|zero|triple|odd|even|baccarat|dragon tiger|roulette|sic bo|xoc dia|fan tan|andar bahar|teen patti|fish prawn crab|money wheel|blackjack)$/i

/** A text that is nothing but places, names and marks is the same in every language. */
export function isLeftInEnglish(code: string, english: string): boolean {
  const words = english
    .replace(/\{\{\w+\}\}/g, '')
    .replace(/[():·\s]+$/, '')
    .trim()
  if (!/\p{L}{2}/u.test(words.replace(latinNames, ''))) return true
  if ((loans[code] ?? []).some((word) => word.toLowerCase() === words.toLowerCase())) return true
  return code === 'TY' && taglish.test(words)
}
