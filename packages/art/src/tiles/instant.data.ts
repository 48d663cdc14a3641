/** Tiles of instant games, bingo and jackpots, one a row: `id | ground | scene | particles | pieces`. */
export const instant = `
crash-hti | crash | stars | embers | rocket:160,136,1.12,32,ruby
limbo | violet | clouds | sparks | balloon:150,156,1.24,0,amethyst
dice | teal | hexes | sparks | die:104,178,0.82,-12,teal goldDie:204,148,0.92,14
kite-dice | sunset | clouds | none | plane:84,100,0.6,-14 goldDie:150,186,1.06,10 whiteDie:232,104,0.46,-18
mines | slate | vault | embers | mines:146,172,1.08 mine:226,98,0.42
plinko | instant | rings | sparks | plinko:150,156,1.24
hilo | sapphire | stripes | sparks | ckd:96,166,1.0,-14 c2c:206,176,1.0,12 arrow:152,84,0.42,0,emerald
coinflip | amber | sunburst | sparks | flatCoin:92,226,0.5,-24 coin:158,146,1.06,14
keno40 | cobalt | hexes | sparks | keno:140,164,1.1,0,sapphire n17:238,236,0.32,0,amber n4:62,78,0.26,0,ruby
keno80 | orchid | stripes | none | keno:156,158,1.1,90,rose n80:66,92,0.32,0,teal n33:74,238,0.34,0,ruby
wheel | sunset | sunburst | confetti | wheel:150,162,1.22
vp-job | baize | felt | sparks | ctd:52,196,0.78,-28 cjd:98,166,0.8,-14 cqd:150,154,0.82 ckd:202,166,0.8,14 spadeCard:248,196,0.78,28
scratch-kyat | lime | podfall | coins | scratch:150,158,1.2,-8
bingo75q | magenta | fireworks | confetti | bingo:138,168,1.08 n75:240,88,0.36,0,ruby
bingo90 | sky | stripes | confetti | globe:150,160,1.14
towers | plum | horizon | sparks | castle:88,182,0.82,0,amethyst castle:226,196,0.62,0,rose castle:152,150,1.0,0,teal
jackpot-svc | ruby | curtain | coins | trophy:150,164,1.14
jackpot-daily | amber | fireworks | coins | trophy:96,190,0.74,-8 crown:190,126,0.78,10,ruby
jackpot-hourly | copper | rings | coins | hourglass:98,164,0.86,-10 stack:208,184,0.72
jackpot-must-drop | wine | stars | gems | chest:150,196,1.0 bolt:150,84,0.6,0,gold
instant-dice-tower | olive | arches | sparks | whiteDie:150,230,0.6,0 die:150,152,0.56,0,lime goldDie:150,84,0.46
instant-goal | sports | stadium | sparks | goalNet:158,124,1.18 football:116,222,0.56
instant-spin-top | rose | rings | sparks | top:150,158,1.18,12
instant-bottle-spin | jade | rings | sparks | bottle:150,152,1.14,52
instant-rock-cut | slate | hexes | gems | hexGem:150,156,1.04,0,emerald hammer:212,98,0.72,36,copper
instant-light-up | ink | neon | sparks | bulb:150,158,1.14
instant-paper-plane | sky | clouds | none | plane:150,150,1.24,-6
`
