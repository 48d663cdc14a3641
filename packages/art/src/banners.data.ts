/**
 * Banners and cards of categories, one a row: `id | ground | scene | particles | pieces`. The pieces stand in a box of
 * 400 by 384 that the banner holds at its end; the start stays clean for words.
 */
export const bannerTable = `
home-chinthe | ruby | temple | coins | chinthe:210,190,1.44,0,emerald coin:60,330,0.36,-14 coin:350,336,0.42,12
home-gift | orchid | fireworks | confetti | gift:216,206,1.5,0,ruby coin:62,326,0.4,-12 coin:350,340,0.36,10
home-fair | sapphire | hexes | sparks | shield:220,186,1.42,0,emerald die:84,292,0.6,-12,ruby goldDie:344,300,0.56,10
home-jackpot | wine | curtain | coins | trophy:214,196,1.62 hexGem:66,300,0.4,0,ruby hexGem:356,310,0.44,0,sapphire
home-agents | amber | sunburst | coins | crown:216,140,1.3,0,gold stack:104,288,0.6 stack:320,288,0.68 stack:214,306,0.7
home-live | baize | felt | sparks | roulette:214,176,1.66 chips:78,296,0.62,0,ruby chips:352,304,0.6,0,sapphire
home-lottery | copper | rings | confetti | n27:214,176,1.42,0,ruby n5:70,288,0.62,0,sapphire n8:352,296,0.66,0,emerald
rng | slots | sunburst | sparks | seven:92,200,1.02,-10,gold seven:336,200,1.02,10,gold seven:214,182,1.5,0,ruby
live | live | lanterns | none | c9h:120,204,1.5,-12 c8s:282,196,1.5,12 chips:214,330,0.7,0,gold
fish | fish | sea | bubbles | koi:216,168,1.62,-6,amber discFish:90,300,0.62,0,rose
pvp | pvp | rings | none | peacock:210,196,1.7 c4c:118,262,1.1,-16 c5d:304,262,1.1,16 c9h:210,244,1.22
sports | sports | stadium | none | football:196,196,1.46 trophy:346,262,0.84,8
esports | esports | neon | none | robotHead:212,188,1.56
lottery | amber | hexes | confetti | globe:212,190,1.52
cockfight | cockfight | sun | none | rooster:216,190,1.62
jackpot | wine | stars | coins | chest:212,206,1.62
elott | magenta | stripes | sparks | ticket:212,204,1.56,-8 n45:340,98,0.56,0,amber
card | sapphire | felt | none | c6d:96,224,1.16,-22 c7d:170,188,1.22,-7 c8d:256,188,1.22,8 c9d:334,224,1.16,22
download | rind | podfall | none | phone:208,190,1.72,6
promotions | magenta | fireworks | confetti | gift:206,196,1.62,0,gold
activity | vermilion | fireworks | confetti | trophy:206,190,1.6 hexGem:66,300,0.42,0,sapphire hexGem:352,306,0.46,0,emerald
shop | teal | arches | gems | bangle:120,170,1.04,0,emerald gift:236,214,1.3,0,sapphire pod:352,150,0.5
help | deep | clouds | none | bubble:216,172,1.52,-4,teal bubble:96,292,0.62,8,amber
w_topup_1 | jade | sunburst | coins | stack:120,226,0.86 flatCoin:262,180,1.14,-10
w_topup_2 | violet | vault | coins | ingots:212,206,1.72
w_topup_3 | vermilion | curtain | coins | chest:212,220,1.5 crown:212,66,0.66,0,gold
`
