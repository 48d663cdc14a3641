/** Tiles of sports, esports and the cockfight, one a row: `id | ground | scene | particles | pieces`. */
export const sport = `
feed-sim-football | sports | stadium | none | football:150,164,1.06
sport-football | lime | stadium | confetti | football:116,196,0.82 trophy:214,132,0.68,8
sport-cricket | sky | stadium | none | cricketBat:118,152,1.12,-28 cricketBall:212,206,0.54
sport-basketball | sunset | stadium | none | basketball:150,158,1.06
sport-tennis | leaf | stripes | none | racket:112,150,1.1,-24,sapphire tennisBall:218,114,0.44
sport-badminton | teal | stripes | sparks | shuttle:156,148,1.06,34 racket:92,212,0.66,-46,ruby
sport-volleyball | cobalt | stadium | none | volleyball:150,156,1.08
sport-boxing | wine | curtain | sparks | glove:104,152,0.88,-10,ruby ~glove:206,186,0.82,12,sapphire
sport-chinlone | copper | temple | none | chinlone:150,150,0.96
sport-racing | ink | horizon | embers | car:150,178,1.22,-4,ruby
sport-parlay | sports | hexes | sparks | ticket:150,166,1.06,-8 football:76,100,0.38 basketball:230,92,0.36
sport-virtual | cobalt | neon | none | football:150,156,0.98
esport-arena | esports | neon | none | robotHead:150,158,1.12
esport-wolves | ink | neon | sparks | wolfHead:150,158,1.06
esport-fps | slate | horizon | embers | scope:150,146,1.02
esport-moba | violet | neon | sparks | sword:136,150,1.06,38,silver ~sword:164,150,1.06,-38,silver shield:150,170,0.56,0,ruby
esport-battle | crash | clouds | embers | shield:150,160,1.02,0,ruby bolt:150,154,0.66,0,gold
esport-racer | magenta | horizon | none | car:150,164,1.2,4,teal
esport-controller | deep | neon | none | gamepad:150,160,1.16,-8,sapphire
esport-tigers | sunset | neon | embers | tigerHead:150,160,1.08
cock-arena | cockfight | sun | none | rooster:156,154,1.26
cock-express | wine | sun | embers | ~jadeRooster:158,158,1.12
cock-derby | olive | stadium | none | ~rooster:132,172,1.02 trophy:234,222,0.42,8
`
