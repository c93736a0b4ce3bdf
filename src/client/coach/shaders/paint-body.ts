/** Paints trunk and limbs in the bind pose: top, leggings, seams. Sets gBase, gDark, gSheen and gAo. */
import { ARM_DIR, JOINT } from '../body/bind-pose.ts';
import { WAIST, WAIST_SLOPE } from '../shape/seams.ts';
import { f, v3 } from './glsl.ts';

/** Length of the sleeve from the shoulder joint, metres. */
const SLEEVE = 0.131;

export const PAINT_BODY = `
void paintBody(vec3 p, float ax){
  float arm=step(.16+max(0.,1.27-p.y)*.3,ax);
  vec3 rel=vec3(ax,p.yz)-${v3(JOINT.upperArm)};
  float hem=dot(rel,normalize(${v3(ARM_DIR)}+vec3(-.12,0.,0.)))-${f(SLEEVE)};
  float neck=length((p-vec3(0.,1.424,.022))*vec3(1.,1.,.92))-.092;
  float waist=p.y-${f(WAIST)}-(${f(WAIST_SLOPE)})*p.z;
  float isTop=mix(1.,cover(hem),arm)*cover(-neck)*cover(p.y-1.455); hem=mix(-1.,hem,arm);
  float isLeg=cover(waist)*(1.-arm);
  lay(c_top,vec3(.82,.62,.6),isTop);
  gAo*=mix(1.,.8,smoothstep(.011,0.,hem)*step(0.,hem)*arm)*mix(1.,.86,smoothstep(-.012,0.,neck)*step(neck,0.));
  gAo*=mix(1.,.9,smoothstep(.014,.0,waist)*step(0.,waist)*(1.-arm));
  gBase*=1.-.07*arm*cover(abs(hem+.012)-.0011)*isTop-.07*cover(abs(neck-.009)-.0011)*isTop*(1.-isLeg);
  lay(c_leg,vec3(.6,.68,.7),isLeg); gSheen=mix(gSheen,.34,isLeg);
  gBase*=1.+.16*cover(abs(waist+.042)-.0012)*isLeg;
}`;
