/** Tiles of live tables, table games, card rooms and fish halls, one a row: `id | ground | scene | particles | pieces`. */
export const tables = `
bac-classic | live | lanterns | none | c9h:102,172,1.06,-12 c8s:200,166,1.06,12 chips:70,252,0.46,0,ruby chips:238,254,0.46,0,sapphire
bac-nocomm | baize | arches | sparks | c6d:150,152,1.16,-6 chipsLow:74,230,0.64,0,gold chipsLow:232,230,0.64,0,ruby
bac-speed | vermilion | stripes | none | c9c:196,164,1.0,22 ckh:126,172,1.0,6 bolt:70,98,0.56,8,gold
roul-eu | jade | rings | sparks | roulette:150,160,1.34
sicbo | sicbo | lanterns | none | whiteDie:92,206,0.72,-10 die:206,206,0.74,12,ruby goldDie:150,112,0.78
taixiu | vermilion | rings | coins | dome:150,110,0.7,-18,ruby die:86,216,0.52,-16,ruby whiteDie:150,226,0.52 goldDie:214,216,0.52,10
dt | ink | rings | embers | tigerHead:212,160,0.86 serpent:88,172,0.88,0,emerald
fantan | teal | felt | none | cup:150,126,0.92,180,sapphire beads:150,226,0.9
xocdia | amber | felt | none | cup:104,128,0.78,160,ivory tokens:172,206,1.02
fpc | leaf | felt | sparks | koi:98,122,0.68,0,amber crab:206,160,0.76,0,ruby gourd:104,218,0.44
andarbahar | copper | arches | sparks | backCard:80,178,0.86,-16,ruby cjc:150,152,1.04 backCard:220,178,0.86,16,sapphire
tp2020 | orchid | lanterns | sparks | c7c:92,178,0.92,-18 c7h:208,178,0.92,18 c7d:150,162,1.0
bj-unlimited | baize | felt | sparks | spadeCard:116,156,1.06,-12 cjd:188,168,1.06,10 chips:248,96,0.36,0,gold
bj-single | deep | curtain | sparks | spadeCard:150,158,1.22,6 crown:86,92,0.44,-14,gold
colorgame | magenta | curtain | confetti | colourDice:150,160,1.16
big6-54 | violet | fireworks | sparks | bigWheel:150,162,1.24
tg-baccarat | wine | rings | sparks | chips:88,184,0.84,0,ruby chips:212,184,0.84,0,emerald c8h:150,140,0.92
tg-roulette | magenta | arches | none | roulette:150,182,1.12 ball:150,84,0.26,0,ivory
tg-sicbo | lime | rings | none | whiteDie:108,138,0.92,-14 die:194,208,0.78,16,emerald
tg-dragontiger | jade | stars | embers | tigerHead:96,166,0.82 eel:206,172,0.94,0,teal
tg-blackjack | slate | rings | sparks | backCard:108,160,1.02,-14,night cks:192,166,1.02,10
tg-andarbahar | plum | lanterns | none | c5d:92,166,0.98,-10 c5c:208,172,0.98,12 pod:150,238,0.3
tg-fpc | sunset | hexes | sparks | crab:150,128,0.9,0,ruby koi:86,226,0.56,0,gold gourd:222,212,0.5
fish-irrawaddy | fish | sea | bubbles | koi:156,152,1.22,-6,amber
fish-shark-hunt | deep | waves | bubbles | shark:152,152,1.22,-8
fish-coral-reef | teal | sea | bubbles | discFish:184,128,0.86,0,rose thinFish:96,210,0.86,8,sapphire
fish-octopus-king | plum | sea | bubbles | octopus:150,158,1.24,0,rose crown:150,48,0.4,0,gold
fish-golden-turtle | jade | sea | coins | turtle:150,166,1.14,14
fish-crab-island | sunset | waves | bubbles | crab:150,156,1.22,0,ruby
fish-puffer-party | sky | sea | bubbles | puffer:150,150,1.16,0,amber
fish-cannon-bay | cobalt | waves | embers | cannon:104,170,0.98,28 thinFish:216,118,0.62,-14,amber
fish-trident-deep | deep | hexes | bubbles | trident:150,156,1.16,18,teal
fish-pearl-diver | orchid | sea | bubbles | anchor:106,158,0.92,-10,silver ball:214,196,0.42,0,ivory ball:232,120,0.24,0,rose
pvp-shan | pvp | rings | none | peacock:150,170,1.2 c4c:92,216,0.76,-16 c5d:208,216,0.76,16 c9h:150,202,0.86
pvp-tienlen | ruby | felt | none | c3c:52,190,0.72,-30 c4d:98,160,0.76,-14 c5h:150,150,0.8 c6s:202,160,0.76,14 c2h:248,190,0.72,30
pvp-teenpatti | rose | arches | sparks | heartCard:150,134,0.92 ckh:92,194,0.86,-20 cqh:208,194,0.86,20
pvp-holdem | baize | sunburst | none | cas:106,136,0.98,-10 cac:184,142,0.98,10 chips:94,240,0.5,0,ruby chips:206,242,0.46,0,jet
pvp-rummy | sapphire | felt | sparks | c6d:72,176,0.86,-24 c7d:124,154,0.9,-8 c8d:180,158,0.9,8 star:240,110,0.5,8,gold
pvp-dominoqq | violet | felt | none | domino:84,160,0.84,-14 dominoThree:158,164,0.9,4 dominoOne:230,172,0.8,12
pvp-gaple | copper | felt | none | domino:110,128,0.84,74 dominoOne:196,176,0.96,-8 dominoThree:104,222,0.66,70
pvp-niuniu | amber | felt | embers | bullHead:150,128,0.9 ctc:62,226,0.6,-20 ctd:238,226,0.6,20 cts:150,240,0.5
pvp-pokdeng | lime | lanterns | none | c9s:106,178,1.0,-12 c9h:196,182,1.0,12
pvp-13card | ink | curtain | sparks | backCard:62,186,0.76,-28,emerald backCard:106,162,0.8,-14,emerald cqs:158,154,0.88,2 cks:222,172,0.84,20
pvp-chess-royal | slate | horizon | none | pawn:96,186,0.82,0,jet pawn:206,196,0.72,0,ruby pawn:152,154,1.06
`
