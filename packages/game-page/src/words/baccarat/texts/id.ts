import type { Texts } from './en.ts'

export const texts: Texts = {
  'bac.P': 'Player',
  'bac.B': 'Banker',
  'bac.T': 'Tie',
  'bac.PP': 'Player Pair',
  'bac.BP': 'Banker Pair',
  'bac.EP': 'Either Pair',
  'bac.XP': 'Perfect Pair',
  'bac.BIG': 'Besar',
  'bac.SML': 'Kecil',
  'bac.S6': 'Super 6',
  'bac.L6': 'Lucky 6',
  'bac.D7': 'Dragon 7',
  'bac.P8': 'Panda 8',
  'bac.DBP': 'P Bonus',
  'bac.DBB': 'B Bonus',
  'bac.rules':
    'Delapan dek, dikocok untuk setiap ronde. A bernilai 1, 10 dan kartu bergambar bernilai 0, dan hanya digit terakhir dari jumlahnya yang dihitung. Delapan atau sembilan dengan dua kartu mengakhiri ronde.',
  'bac.third':
    'Player mengambil kartu ketiga pada nilai 0 sampai 5. Banker mengambil pada 0 sampai 2, berhenti pada 7, dan di antaranya mengikuti kartu yang diambil Player.',
  'bac.push':
    'Jika tie, taruhan pada Player dan Banker dikembalikan. Banker membayar 0.95:1. Besar berarti lima atau enam kartu, Kecil berarti empat. Bonus membayar untuk natural atau kemenangan dengan selisih empat poin atau lebih.',
}
