/** Paints trunk and limbs in the bind pose: top, leggings, seams. Sets gBase, gDark, gSheen and gAo. */
import { ARM_DIR, HIP_Y, JOINT, LEG_DIR } from '../body/bind-pose.ts';
import { WAIST, WAIST_SLOPE } from '../shape/seams.ts';
import { f, v3 } from './glsl.ts';

/** Length of the sleeve from the shoulder joint; heights on a straight leg at which leggings and sock end. Metres. */
const SLEEVE = 0.131;
const CUFF = 0.178;
const SOCK = 0.142;

/** `creases` are waves of cloth along `at`, within `reach` of where it is 0; heights go to gHigh, which bends the normal. */
export const PAINT_BODY = `
void creases(float at, float reach, float wave, float high){ gHigh+=high*exp(-at*at/(reach*reach))*sin(at*6.2832/wave+1.5708); }
float edge(float d, float high){ return high*smoothstep(.0005,-.004,d)*smoothstep(-.07,-.015,d); }
void paintFolds(vec3 p, float ax, float t, float arm, float isTop, float isLeg){
  bool left=p.x>0.; float hip=left?uBend[0].x:uBend[0].y, knee=left?uBend[0].z:uBend[0].w, lifts=left?uBend[1].x:uBend[1].y, bows=uBend[1].z;
  float front=smoothstep(-.035,.025,p.z), bent=isLeg*smoothstep(.45,1.5,hip);
  creases(p.y-.874-.5*(ax-.05)+.004*sin(ax*70.),.034,.026,.0032*bent*front);
  creases(p.y-.79-.3*ax,.03,.03,.0012*bent*smoothstep(.0,.06,ax)*front);
  creases(t-.5+.006*sin(p.x*60.),.04,.023,.0013*isLeg*smoothstep(.5,1.5,knee)*smoothstep(.02,-.02,p.z));
  creases(t-${f(CUFF)}-.03+.005*sin(p.z*70.),.024,.017,.0011*isLeg);
  float body=isTop*(1.-arm);
  creases(p.y-1.115+.009*sin(p.x*24.)+.25*ax,.05,.034,body*(.0008+.0034*smoothstep(.35,1.1,bows+.25*hip))*front);
  vec2 pit=vec2(ax-.135,p.y-1.272); float far=length(pit);
  gHigh+=isTop*.0014*(.25+.75*smoothstep(.75,1.8,lifts))*smoothstep(.1,.05,far)*smoothstep(.012,.04,far)*sin(atan(pit.y,pit.x)*11.);
}
void paintBody(vec3 p, float ax){
  float arm=step(.16+max(0.,1.27-p.y)*.3,ax);
  vec3 rel=vec3(ax,p.yz)-${v3(JOINT.upperArm)};
  float hem=dot(rel,normalize(${v3(ARM_DIR)}+vec3(-.12,0.,0.)))-${f(SLEEVE)};
  float neck=length((p-vec3(0.,1.424,.022))*vec3(1.,1.,.92))-.092;
  float waist=p.y-${f(WAIST)}-(${f(WAIST_SLOPE)})*p.z;
  float isTop=mix(1.,cover(hem),arm)*cover(-neck)*cover(p.y-1.455)*step(.6,p.y); hem=mix(-1.,hem,arm);
  float t=${f(HIP_Y)}-dot(vec3(ax,p.yz)-${v3(JOINT.thigh)},${v3(LEG_DIR)}), cuff=${f(CUFF)}-t, sock=t-${f(SOCK)};
  float isLeg=cover(waist)*(1.-arm)*cover(cuff), isSock=cover(sock)*step(p.y,.3)*(1.-uMood[1].w);
  lay(c_top,vec3(.82,.62,.6),isTop);
  gAo*=mix(1.,.8,smoothstep(.011,0.,hem)*step(0.,hem)*arm)*mix(1.,.86,smoothstep(-.012,0.,neck)*step(neck,0.));
  gAo*=mix(1.,.9,smoothstep(.014,.0,waist)*step(0.,waist)*(1.-arm));
  gBase*=1.-.07*arm*cover(abs(hem+.012)-.0011)*isTop-.07*cover(abs(neck-.009)-.0011)*isTop*(1.-isLeg);
  lay(c_leg,vec3(.6,.68,.7),isLeg); gSheen=mix(gSheen,.34,isLeg);
  gBase*=1.+.16*cover(abs(waist+.042)-.0012)*isLeg;
  lay(c_shoe*.97,vec3(.72,.8,.8),isSock); gBase*=1.-.05*isSock*smoothstep(.006,.002,fwidth(t))*step(.5,fract(atan(p.x-sign(p.x)*${f(JOINT.foot[0])},p.z+.004)*5.));
  float low=step(p.y,.3); gAo*=1.-low*(.3*smoothstep(.012,.0,cuff)*step(0.,cuff)+.16*smoothstep(.006,.0,sock)*step(0.,sock)*(1.-uMood[1].w));
  gSkin=1.-max(max(isTop,isLeg),isSock);
  float sleeve=smoothstep(0.,.025,ax-.16-max(0.,1.27-p.y)*.3); gHigh+=edge(hem,.004)*sleeve*isTop+edge(-neck,.004)*isTop*(1.-sleeve)+low*(edge(cuff,.0035)+edge(sock,.0022)*(1.-uMood[1].w));
  gHigh-=.0012*(smoothstep(.0025,0.,abs(hem+.012))*sleeve*isTop+smoothstep(.0025,0.,abs(cuff+.014))*isLeg*low);
  paintFolds(p,ax,t,arm,isTop,isLeg);
}`;
