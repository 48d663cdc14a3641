import type { Texts } from './en.ts'

export const texts: Texts = {
  'sicbo.rules':
    'Tiga dadu dilempar. Kecil berarti jumlah 4 sampai 10, Besar 11 sampai 17; jika keluar tripel, taruhan Kecil, Besar, Ganjil, dan Genap kalah.',
  'sicbo.bets':
    'Satu angka membayar untuk setiap dadu yang menunjukkannya. Dua atau tiga angka menang bila semuanya keluar; angka yang sama dua atau tiga kali adalah dobel atau tripel. Kelompok empat angka, bertanda ×3, menang bila ketiga dadu berbeda dan semuanya ada di kelompok itu.',
}
