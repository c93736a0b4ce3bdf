/** The passwords that a guesser tries first, in lower case; all have 6 characters or more (product §3). */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  000000 010203 101010 102030 111111 11111111 112233 121212 123123 123123123 123321 123456 1234567 12345678 123456789
  1234567890 123456a 123456abc 1234abcd 1234qwer 123654 123abc 123qwe 131313 147258 147258369 159357 159753 1q2w3e
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 232323 333333 444444 5201314 555555 654321 666666 696969 7777777 777777 789456
  888888 88888888 987654 987654321 999999 a123456 a1b2c3 aa123456 aaaaaa abc123 abcd1234 abcdef access admin123
  administrator andrew arsenal ashley asdfgh asdfghjkl asdf1234 babygirl baseball batman changeme charlie chelsea
  chocolate computer cookie daniel default donald dragon everton flower football freedom fuckyou
  george ginger hannah harley hello1 hello123 hunter iloveyou internet jennifer jessica jordan joshua killer letmein
  liverpool london love123 lovely maggie master matthew michael michelle monkey mustang mynoob nicole ninja1 password
  password! password1 password12 password123 passw0rd p@ssw0rd p@ssword pokemon princess purple q1w2e3r4 qazwsx qwe123
  qwerty qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop rangers robert secret shadow snoopy soccer starwars summer
  sunshine superman test123 test1234 thomas tigger trustno1 username welcome welcome1 whatever william zaq12wsx zxcvbn
  zxcvbnm
  `
    .trim()
    .split(/\s+/),
);
